import { describeCheck } from "../../../test/describe-check.js";
import { hostSlashForDot } from "./host-slash-for-dot.js";

describeCheck(hostSlashForDot, {
  reports: [
    {
      name: "a slash before the top-level domain",
      iri: "https://«github/com»/nuxt",
      suggests: { "Write 'github.com'": "https://github.com/nuxt" },
      message: "The host ends at '/' and is 'github'",
    },
    {
      name: "nothing behind it",
      iri: "http://«example/org»",
      suggests: { "Write 'example.org'": "http://example.org" },
    },
    {
      name: "www before it",
      iri: "https://«www.example/com»/a",
      suggests: { "Write 'www.example.com'": "https://www.example.com/a" },
    },
    {
      name: "a short domain that everybody knows",
      iri: "http://«fb/me»/x",
      suggests: { "Write 'fb.me'": "http://fb.me/x" },
    },
    {
      name: "a name in capitals",
      iri: "HTTPS://«GitHub/com»/a",
      suggests: { "Write 'GitHub.com'": "HTTPS://GitHub.com/a" },
    },
  ],
  accepts: [
    { name: "the dot", iri: "https://github.com/nuxt" },
    { name: "a package of Java below this machine", iri: "http://localhost/com/example/Main.class" },
    { name: "a port, which machines of a network have", iri: "http://build:8080/com/a" },
    { name: "a language", iri: "http://wiki/de/page" },
    { name: "a short word below another name", iri: "http://intranet/me/x" },
    { name: "a longer segment", iri: "http://intranet/company/" },
    { name: "another scheme", iri: "git://host1/com/a" },
    { name: "a name of the prototype", iri: "http://constructor/io/" },
  ],
});
