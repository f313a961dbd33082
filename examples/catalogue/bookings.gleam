import gleam/http/request

const rates_url = "https://travel.example/rates?currency=\u{20}EUR|USD"

pub fn booking(hotel: String) {
  request.to("https://travel.example/hotels/" <> hotel <> "?note=half price")
}
