import { describeCheck } from "../../../test/describe-check.js";
import { hostSlashForDot } from "./host-slash-for-dot.js";

const dot = "Write '.' for '/'";

describeCheck(hostSlashForDot, {
  reports: [
    {
      name: "before the top-level domain",
      iri: "https://github«/»com/nuxt",
      suggests: { [dot]: "https://github.com/nuxt" },
      message: "The host is only 'github', since '/' ends it before 'com'",
    },
    { name: "at the end", iri: "http://example-site«/»org", suggests: { [dot]: "http://example-site.org" } },
    { name: "a short name", iri: "http://fb«/»me/x", suggests: { [dot]: "http://fb.me/x" } },
    { name: "another short name", iri: "https://youtu«/»be/abc", suggests: { [dot]: "https://youtu.be/abc" } },
    { name: "behind www", iri: "https://www«/»github.com/a", suggests: { [dot]: "https://www.github.com/a" } },
    {
      name: "behind www and a label",
      iri: "http://www.wikidata«/»org/",
      suggests: { [dot]: "http://www.wikidata.org/" },
    },
    {
      name: "in a name of three labels",
      iri: "https://gist.github«/»com/a",
      suggests: { [dot]: "https://gist.github.com/a" },
    },
    { name: "in capital letters", iri: "HTTPS://GitHub«/»COM/", suggests: { [dot]: "HTTPS://GitHub.COM/" } },
    { name: "a WebSocket", iri: "wss://stream«/»com/a", suggests: { [dot]: "wss://stream.com/a" } },
  ],
  accepts: [
    { name: "a dot", iri: "https://github.com/com" },
    { name: "a folder of a whole host", iri: "https://repo.example.org/com/google/a.jar" },
    { name: "this machine", iri: "http://localhost/com/a.class" },
    { name: "a port, which ends a host", iri: "http://nexus:8081/com/a" },
    { name: "a host of one letter", iri: "http://a/com" },
    { name: "a package below a proxy", iri: "http://nexus/com/example/a.jar" },
    { name: "an application", iri: "http://backend/app/x" },
    { name: "a language", iri: "http://intranet/de/a" },
    { name: "what is mine", iri: "http://api/me" },
    { name: "a longer segment", iri: "http://shop/community" },
    { name: "a file", iri: "http://www/index.html" },
    { name: "no scheme", iri: "//github/com" },
    { name: "another scheme", iri: "chrome://settings/com" },
    { name: "no path", iri: "http://github" },
    { name: "an address", iri: "http://[::1]/com" },
  ],
});
