<?php
/** The offers of a place; see https://travel.example/docs. */
function offers(array $place): string
{
    $offersUrl = "https://travel.example/places/{$place['id']}?sort=price desc";
    $homeUrl = 'https://travel.example/it\'s|home';
    return file_get_contents($offersUrl) ?: $homeUrl;
}
