import { isStandIn } from "../../../checks/conventions/words.js";
import { named, sink } from "../evidence.js";
import type { Convention } from "../convention.js";

/**
 * Header fields whose value is a URI reference, which has no characters outside ASCII — RFC 9110 §8.7, §10.1.3,
 * §10.2.2.
 */
const fields = ["location", "content-location", "referer"];

/** The evidence for the value of a header field. */
const field = (role: string): ReturnType<typeof sink> => sink(role, { profile: "rfc3986" });

export const http: readonly Convention[] = [
  {
    name: "header fields of which the value is a reference",
    seenIn: "HTTP",
    kind: "key",
    match: { keys: fields, parent: /(?:headers?|writeHead)(?:\(\))?$/iu, of: "code" },
    effect: { place: field },
    examples: { is: ["headers.Location", "res.writeHead().location"], isNot: ["headers.Accept", "a.location"] },
  },
  {
    name: "header fields of which the value is a reference",
    seenIn: "Node.js, Express, Servlets",
    kind: "setter",
    match: { methods: ["setHeader"], first: fields },
    effect: { place: field },
    examples: { is: ["res.setHeader(Location)"], isNot: ["res.setHeader(Accept)"] },
  },
  {
    name: "header fields of which the value is a reference, by methods that other objects have, too",
    seenIn: "Express, Koa, Fastify, the Fetch standard",
    kind: "setter",
    match: {
      methods: ["append", "header", "set"],
      objects: ["header", "headers", "res", "response", "reply", "ctx"],
      first: fields,
    },
    effect: { place: field },
    examples: { is: ["headers.set(Location)", "reply.header(location)"], isNot: ["cache.set(location)"] },
  },
  {
    name: "what is requested by the name of a method",
    seenIn: "XMLHttpRequest",
    kind: "setter",
    match: { methods: ["open"], first: ["get", "head", "post", "put", "patch", "delete", "options"] },
    effect: { place: () => sink("open") },
    examples: { is: ["xhr.open(GET)"], isNot: ["db.open(a)"] },
  },
  {
    name: "attributes of an element",
    seenIn: "the DOM",
    kind: "setter",
    match: { methods: ["setAttribute"], first: "attribute" },
    effect: "attribute",
    examples: { is: ["a.setAttribute(href)"], isNot: ["a.setAttribute(data-name)"] },
  },
  {
    name: "password of one word, or of a word and a number, as guides and settings for one machine have it",
    seenIn:
      "`amqp://app:secret@queue.a.example`, `postgres://a:letmein@…`, `http://user:pass123@…` (denoland/docs, redis/redis-doc)",
    kind: "stand-in",
    match: ({ characters }) =>
      /^\p{Lu}?\p{Ll}{1,15}$/u.test(characters) || isStandIn("password", characters.replace(/[-_!.\d]{1,6}$/u, "")),
    effect: { excuses: ["userinfo-password-exposed"], unlessStrict: true },
    examples: {
      is: [
        "amqp://app:swordfish@queue.a.example/",
        "http://user:pass123@a.example/",
        "postgres://a:Geheim@db.b.example/c",
        "redis://:secret_2024@cache.a.example",
        "ftp://a:secret99@b.example/",
      ],
      isNot: [
        "http://user:hunter2@a.example/",
        "http://user:aB3dE5gH@a.example/",
        "http://user:aBcDeFgH@a.example/",
        "http://user:correct-horse@a.example/",
      ],
    },
  },
  {
    name: "directives of servers that forward a request",
    seenIn: "nginx, Apache, settings from which they are made",
    kind: "name",
    match: { endings: ["proxy pass", "grpc pass"] },
    effect: { place: () => named("proxy_pass", { production: "IRI" }) },
    examples: {
      is: ["proxy_pass", "a.grpc_pass", "ProxyPass"],
      isNot: ["pass", "proxy", "password"],
    },
  },
];
