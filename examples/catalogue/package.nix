{ fetchurl, version }:
{
  # It's built from this archive.
  homepage = "https://travel.example/tools|sync";
  src = fetchurl { url = "https://travel.example/tools/sync${version}.tar gz"; };
}
