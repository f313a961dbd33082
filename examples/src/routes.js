// The first address looks as if it ended in ".pdf"; the escape shows what is really there.
export const downloadUrl = "https://files.travel.example/invoice-\u202Efdp.exe";

export const cityLinks = [
  "https://travel.example/ירושלים/hotels",
  "https://travel.example/hotels-ירושלים/2",
];

export function isTravelLink(link) {
  return link.startsWith("https://travel.example/");
}
