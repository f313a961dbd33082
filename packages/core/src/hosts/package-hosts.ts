import { NearHosts } from "./near-hosts.js";

/** Where most packages and sources are fetched from: here a slip, or somebody who deceives, does most harm. */
const names: readonly string[] = [
  "anaconda.org",
  "bitbucket.org",
  "clojars.org",
  "codeberg.org",
  "crates.io",
  "docker.com",
  "docker.io",
  "github.com",
  "githubusercontent.com",
  "gitlab.com",
  "golang.org",
  "jsdelivr.net",
  "metacpan.org",
  "npmjs.com",
  "npmjs.org",
  "nuget.org",
  "packagist.org",
  "pypi.org",
  "python.org",
  "pythonhosted.org",
  "rubygems.org",
  "sonatype.org",
  "unpkg.com",
  "yarnpkg.com",
];

let hosts: NearHosts | undefined;

/** The hosts of these, among which names are looked for that are like one of them. */
export function packageHosts(): NearHosts {
  return (hosts ??= new NearHosts(names));
}
