# It's the weather of a place.
def weather(place)
  HTTP::Client.get("https://travel.example/weather/#{place}?from=today|tomorrow")
end

url = %(https://travel.example/weather?words="sea view")
