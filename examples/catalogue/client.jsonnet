// The dashboard of a hotel: a space in a query, and a path with the separator of Windows.
{
  title: 'Free rooms',
  link: 'https://rooms.example/free?from=monday&to=next friday',
  source: @'https://rooms.example\api',
}
