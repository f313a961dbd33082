unit Vouchers;
{ It's where vouchers are sold. }
interface
const
  HomeUrl = 'https://travel.example/vouchers?note=guest''s wish';
  Url = 'https://travel.example/vouchers/' + Year + '?from=May June';
implementation
end.
