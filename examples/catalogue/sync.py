"""Fetches the offers of the day."""
import requests

OFFERS_URL = "https://travel.example/offers?from=\x20today"


def fetch(place: str, page: int):
    return requests.get(f"https://travel.example:{8080}/places/{place}?sort=price desc&page={page}")
