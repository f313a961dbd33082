static class Client {
  public static string Offers(string place) => $"https://travel.example/places/{place}/best offers";
}
