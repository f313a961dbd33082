package example.travel

import java.net.URI

object Client {
  val home: URI = URI.create("https://travel.example/\u2028start")

  def offersUrl(place: String): String = s"https://travel.example/places/$place/best offers"

  val helpUrl = """https://travel.example/help?topic="offers""""
}
