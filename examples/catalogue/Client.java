import java.net.URI;

class Client {
  static final URI OFFERS = URI.create("https://travel.example/offers/\u2028spring");
}
