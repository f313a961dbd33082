# Fetches the offers of a place.
param([string] $Place)

$Url = "https://travel.example/places/$Place/offers?note=half price"
Invoke-WebRequest -Uri $Url -OutFile offers.json
Invoke-RestMethod -Uri 'https://travel.example/hotels|42'
