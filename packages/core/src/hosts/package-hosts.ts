import { domainsBySuffix } from "./domains-by-suffix.js";
import { ofFewHosts } from "./likeness.js";
import { NearHosts } from "./near-hosts.js";

/** Where most packages and sources are fetched from: here a slip, or somebody who deceives, does most harm. */
const names = domainsBySuffix({
  com: "docker github githubusercontent gitlab npmjs ubuntu unpkg yarnpkg",
  io: "crates docker ghcr jitpack quay",
  net: "jsdelivr",
  org: "alpinelinux anaconda apache archlinux bitbucket clojars cocoapods codeberg debian golang gradle haskell maven metacpan nixos npmjs nuget packagist pypi python pythonhosted r-project rubygems rust-lang sonatype",
});

let hosts: NearHosts | undefined;

/** The hosts of these, among which names are looked for that are like one of them. */
export function packageHosts(): NearHosts {
  return (hosts ??= new NearHosts(names, ofFewHosts));
}
