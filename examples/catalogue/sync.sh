#!/bin/sh
# Fetches the offers of a place; see https://travel.example/docs.
set -eu
curl -o offers.json "https://travel.example/offers/$1?note=half price"
curl https://travel.example/hotels\|42
curl "https://travel.example/search?words=\"sea view\""
