<?php
$offersUrl = "https://travel.example/places/{$place['id']}?sort=price desc";
