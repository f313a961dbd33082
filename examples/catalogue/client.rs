pub const OFFERS_URL: &str = "https://travel.example/offers/\u{200b}spring";
