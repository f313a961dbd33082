# Fetches the offers of a place.
home_url = "https://travel.example/start|hotels"
search = -> fetch 'https://travel.example/search?words="sea view"'
