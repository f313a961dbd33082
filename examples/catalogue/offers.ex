defmodule Travel.Offers do
  # Fetches the offers of a place.
  @home_url "https://travel.example/start hotels"

  def offers(place) do
    HTTPoison.get("https://travel.example/places/" <> place <> "?note=half price")
    Req.get!("https://travel.example/search?words=\"sea view\"")
  end
end
