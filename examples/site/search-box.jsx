// The words that visitors search for are put into the address by hand.
export function SearchBox({ place }) {
  return (
    <form action="https://travel.example/search?in=all places" method="get">
      <input name="words" placeholder="Where to? See https://travel.example/places" />
      <a href="https://travel.example/help?topic=search&amp;lang=en&amp;words=&quot;sea&quot;">Help</a>
      <img src={`https://cdn.travel.example/maps/${place}/small map.png`} alt="" />
    </form>
  );
}
