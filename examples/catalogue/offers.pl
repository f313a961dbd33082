use strict;
use warnings;
use LWP::UserAgent;

# Fetches the offers of a place.
sub offers {
    my ($place) = @_;
    my $agent = LWP::UserAgent->new;
    my $url = "https://travel.example/places/$place/offers?note=half price";
    return $agent->get($url);
}

my $home_url = 'https://travel.example/start hotels';

1;
