import { describeCheck } from "../../../test/describe-check.js";
import { userinfoPasswordExposed } from "./userinfo-password-exposed.js";

describeCheck(userinfoPasswordExposed, {
  reports: [
    {
      name: "RFC 3986 §3.2.1: user:password",
      iri: "http://user:«hunter2»@example.com/",
      suggests: { "Remove the password and the userinfo": "http://example.com/" },
      message:
        "The userinfo contains a password; remove the ':' and what follows it, up to the '@'. It is visible wherever the IRI is shown.",
    },
    {
      name: "everything after the first colon",
      iri: "ftp://user:«a:b»@c.example",
      suggests: { "Remove the password": "ftp://user@c.example" },
    },
    {
      name: "no user",
      iri: "redis://:«hunter2»@a.example:1",
      suggests: { "Remove the password": "redis://@a.example:1" },
    },
    {
      name: "triplets and characters outside ASCII",
      iri: "http://é:«%C3%A9é»@a.example",
      suggests: { "Remove the password and the userinfo": "http://a.example" },
    },
    {
      name: "an '@' that is not encoded",
      iri: "http://a:«b@c»@d.example",
      suggests: { "Remove the password and the userinfo": "http://d.example" },
    },
    {
      name: "a domain that is somebody's",
      iri: "http://a:«pst»@git.company.com",
      suggests: { "Remove the password and the userinfo": "http://git.company.com" },
    },
    { name: "no scheme", iri: "//a:«b2»@c.example", suggests: { "Remove the password": "//a@c.example" } },
    ...["xpassword", "apassword", "bypass"].map((password) => ({
      name: "more than a word for it",
      iri: `http://a:«${password}»@b.example`,
      suggests: { "Remove the password and the userinfo": "http://b.example" },
    })),
    ...["Q8X_P2Z", "ZQWXVB", "Ci_Job_Token"].map((password) => ({
      name: "capitals that are no name of a variable",
      iri: `http://a:«${password}»@b.example`,
      suggests: { "Remove the password and the userinfo": "http://b.example" },
    })),
    {
      name: "two letters x are a password",
      iri: "http://a:«xx»@b.example",
      suggests: { "Remove the password and the userinfo": "http://b.example" },
    },
  ],
  accepts: [
    { name: "the name of a mailbox", iri: "https://mailto:a@b.example" },
    { name: "a domain that a reader is to name", iri: "http://a:pst@git.yourcompany.com/b.git" },
    { name: "the same in French", iri: "amqps://a:s3cret@mq.votre-domaine.fr:5671/" },
    { name: "no password", iri: "http://user@example.com/" },
    { name: "RFC 3986 §3.2.1: an empty password", iri: "http://user:@example.com/" },
    { name: "asterisks in the place of a password", iri: "http://user:***@example.com/" },
    { name: "the letter x in the place of a password", iri: "http://user:XXXX@example.com/" },
    { name: "an ellipsis in the place of a password", iri: "http://user:…@example.com/" },
    { name: "a word in the place of a password", iri: "http://user:REDACTED@example.com/" },
    ...["CODEARTIFACT_AUTH_TOKEN", "NEXUS_PASS", "CI_JOB_TOKEN", "DB_PASSWORD2", "DBPASSWORD"].map((word) => ({
      name: "a variable of the environment in the place of a password",
      iri: `https://aws:${word}@d.a.example/pypi/`,
    })),
    ...[
      "password",
      "Pass",
      "passwd",
      "PWD",
      "passphrase",
      "my-secret",
      "thePassword",
      "TOKEN",
      "your_api_key",
      "apikey",
      "access-token",
    ].map((word) => ({
      name: "a word for what belongs there",
      iri: `http://user:${word}@example.com/`,
    })),
    ...["postgres", "changeme", "example", "123456", "test"].map((password) => ({
      name: "a password that everybody knows",
      iri: `postgres://user:${password}@db.example.com/`,
    })),
    { name: "the name of the user again", iri: "amqp://rabbit:Rabbit@mq.example.com/" },
    ...["localhost", "127.0.0.1", "[::1]", "db", "redis-1", "app.localhost", "host.docker.internal"].map((host) => ({
      name: "a machine that only its own network sees",
      iri: `postgres://user:hunter2@${host}/`,
    })),
    {
      name: "a document in which passwords are kept",
      iri: "http://user:hunter2@example.com/",
      place: { tier: "named", production: "IRI-reference", profile: "rfc3987", keepsPasswords: true },
    },
    { name: "a colon and an '@' in the path", iri: "http://example.com/a:b@c" },
    { name: "an address", iri: "mailto:a:b@c" },
    { name: "the empty string", iri: "" },
  ],
});
