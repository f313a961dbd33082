#!/bin/sh
curl -o offers.json "https://travel.example/offers/$1?note=half price"
curl https://travel.example/hotels\|42
