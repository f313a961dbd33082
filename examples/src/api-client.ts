const apiUrl = "https://API.travel.example/v2";

export interface Hotel {
  readonly name: string;
  readonly pageUrl: string;
}

export async function searchHotels(city: string): Promise<Hotel[]> {
  const response = await fetch(`${apiUrl}/hotels?city=${encodeURIComponent(city)}&sort=best value`);
  return (await response.json()) as Hotel[];
}

export const endpoints = {
  reviewsUrl: "https://travel.example/re​views/2026",
  bookingUrl: "https://booking.travel.example:44e3/",
  discountUrl: "https://travel.example/offers/50%-off",
  mapsUrl: "https://maps.travel.example/cities/京都/",
};
