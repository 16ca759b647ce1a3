"""Alles an Bord?!: everybody loads at once from one heap, then the voyage shows who chose well."""
