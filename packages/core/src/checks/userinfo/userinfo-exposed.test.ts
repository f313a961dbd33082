import { describeCheck } from "../../../test/describe-check.js";
import { userinfoExposed } from "./userinfo-exposed.js";

describeCheck(userinfoExposed, {
  reports: [
    {
      name: "RFC 9110 §4.2.4: a user",
      iri: "http://«user@»example.com/",
      suggests: { "Remove the userinfo": "http://example.com/" },
    },
    { name: "nothing before the '@'", iri: "http://«@»a/", suggests: { "Remove the userinfo": "http://a/" } },
    { name: "an empty password", iri: "http://«user:@»a/", suggests: { "Remove the userinfo": "http://a/" } },
    {
      name: "a password that is not told",
      iri: "http://«user:***@»a/",
      suggests: { "Remove the userinfo": "http://a/" },
    },
    { name: "upper case", iri: "HTTPS://«é@»a:1/", suggests: { "Remove the userinfo": "HTTPS://a:1/" } },
  ],
  accepts: [
    {
      name: "RFC 3986 §7.6: a host before the host is another code",
      iri: "https://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
    },
    { name: "a password is another code", iri: "http://user:secret@a/" },
    { name: "a scheme that has users", iri: "ssh://git@example.com/a.git" },
    { name: "FTP has users", iri: "ftp://anonymous@example.com/" },
    { name: "an '@' in the path", iri: "http://example.com/@user" },
    { name: "a scheme that begins so", iri: "httpx://user@a/" },
    { name: "no scheme", iri: "//user@a/" },
    { name: "the empty string", iri: "" },
    { name: "a scheme that ends so", iri: "xhttp://user@a/" },
  ],
});
