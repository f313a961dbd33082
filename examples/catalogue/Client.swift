import Foundation

/// Asks for the offers of a place; see https://travel.example/docs.
struct Client {
    static let home = URL(string: "https://travel.example/\u{200B}start")

    func offersUrl(place: String) -> String {
        let offersUrl = "https://travel.example/places/\(place)/best offers"
        return offersUrl
    }
}
