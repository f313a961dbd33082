### It's what the season's offers are fetched with. ###
homeUrl = 'https://travel.example/start hotels'
search = (place) -> fetch "https://travel.example/search?place=#{place}&words=sea view"
