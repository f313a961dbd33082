require "net/http"

# Asks for the offers of a place; see https://travel.example/docs.
class Client
  HOME_URL = "https://travel.example/\u{200B}start"

  def offers(place)
    offers_url = "https://travel.example/places/#{place}/best offers"
    Net::HTTP.get(URI(offers_url))
  end
end
