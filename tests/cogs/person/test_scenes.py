"""Title pictures and those of rules pages: evenings show sketches of them, here they are drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.kit.pictures.titles import TitleJob
from cogs.person.rules_pages import read_pages
from cogs.person.scenes import PLAYERS, SceneJob, SceneWordsJob
from games import SHELF
from games.kit.words import LANGUAGES
from tests.support.slow import each_with_one


@pytest.mark.parametrize(("slug", "language"), each_with_one(SHELF, LANGUAGES))
def test_every_scene_is_a_picture_that_can_be_sent(slug: str, language: str) -> None:
    scenes = {scene for page in read_pages(slug, language) for scene in page.scenes}
    in_order = sorted(scenes, key=lambda one: one.moves)
    drawn = [SceneJob(type(SHELF[slug]), language, scene).paint() for scene in in_order]
    for png in [*drawn, TitleJob(type(SHELF[slug]), language).paint()]:
        assert Image.open(io.BytesIO(png)).format == "PNG"
        assert len(png) <= 300_000


def test_players_of_a_scene_have_names_that_fit_a_plate() -> None:
    scene = next(one for page in read_pages("all_aboard", "es") for one in page.scenes)
    said = SceneWordsJob(type(SHELF["all_aboard"]), "es", scene).paint().decode()
    assert all(name in said for name in PLAYERS[:5])
    assert "Asiento" not in said
