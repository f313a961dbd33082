package example.travel;

import java.net.URI;

/** Asks for the offers of a place; see https://travel.example/docs. */
class Client {
  static final URI OFFERS = URI.create("https://travel.example/offers/\u2028spring");

  static URI place(String id) {
    return URI.create("https://travel.example/places/" + id + "?sort=\"price\"");
  }
}
