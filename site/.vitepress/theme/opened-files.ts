/** Goes to another page of a site whose pages are opened as files; there, browsers let no page change the path of its address. */
export function leavesFile(to: string): boolean {
  if (typeof location === "undefined" || location.protocol !== "file:") return false;
  const next = new URL(to.replace(/\/(?=$|[?#])/, "/index.html"), location.href);
  if (next.pathname === location.pathname) return false;
  location.href = next.href;
  return true;
}
