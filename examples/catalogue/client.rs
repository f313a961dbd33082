//! Asks for the offers of a place; see <https://travel.example/docs>.

pub const OFFERS_URL: &str = "https://travel.example/offers/\u{200b}spring";
pub const HELP_URL: &str = r#"https://travel.example/help?topic="offers""#;

pub fn place_url(place: &str) -> String {
    format!("https://travel.example/places/{place}?view=sea side")
}
