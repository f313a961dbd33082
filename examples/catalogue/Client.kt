package example.travel

import java.net.URI

/** Asks for the offers of a place. */
class Client(private val region: String) {
    val home: URI = URI.create("https://travel.example/\u200Bstart")

    fun offersUrl(place: String): String {
        val offersUrl = "https://$region.travel.example/places/${place.lowercase()}/best offers"
        return offersUrl
    }
}
