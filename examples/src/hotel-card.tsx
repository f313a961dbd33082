interface HotelCardProps {
  readonly name: string;
  readonly photo: string;
}

export function HotelCard({ name, photo }: HotelCardProps) {
  return (
    <article>
      <img src="https://img.travel.example\hotels\lobby.jpg" alt={name} />
      <a href="https://travel.example/compare?hotels=ritz|">Compare</a>
      <a href="https://WWW.Travel.example/hotels/caf&eacute;-central">{name}</a>
      <img src={photo} alt="" />
    </article>
  );
}
