import 'package:http/http.dart' as http;

/// Asks for the offers of a place.
Future<http.Response> offers(String place) {
  final offersUrl = 'https://travel.example/places/$place/best offers';
  return http.get(Uri.parse(offersUrl));
}

final homeUrl = Uri.parse("https://travel.example/\u{200B}start");
