// The first address looks as if it ended in ".pdf"; the escape shows what is really there.
export const downloadUrl = "https://files.travel.example/invoice-\u202Efdp.exe";

// On screen this is an address on the host 10.0.0.7, and so is another one whose host is written in Hebrew.
export const officeUrl = "http://10.0.0.7/ירושלים";

export const cityLinks = [
  "https://travel.example/ירושלים/hotels",
  "https://travel.example/hotels-ירושלים/2",
];

export function isTravelLink(link) {
  return link.startsWith("https://travel.example/");
}
