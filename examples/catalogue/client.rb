offers_url = "https://travel.example/places/#{place}/best offers"
