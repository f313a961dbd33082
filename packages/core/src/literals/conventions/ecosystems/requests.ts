import { sink } from "../evidence.js";
import type { Convention } from "../convention.js";

const requestMethods = ["get", "post", "put", "patch", "delete", "head", "options"];

/** HTTP clients whose methods are named after request methods, and usual names of variables that hold one. */
const clients = [
  "axios",
  "got",
  "ky",
  "superagent",
  "$http",
  "httpClient",
  "this.http",
  "this.httpClient",
  "this.$http",
  "this.$axios",
];

const ofClients = clients.flatMap((client) => requestMethods.map((method) => `${client}.${method}`));

const clientsOfRuby = ["HTTParty", "Faraday", "RestClient", "Excon", "HTTP"];

/** Those of Ruby, Rust and Elixir. */
const ofFurtherClients = [...clientsOfRuby, "ureq", "HTTPoison", "Tesla"].flatMap((client) =>
  requestMethods.map((method) => `${client}.${method}`),
);

/** Usual names of variables that hold a session or a client, also of something else. */
const holders = ["session", "client", "http_client", "conn", "dio", "agent", "ua", "driver"];

const ofHolders = holders.flatMap((holder) =>
  ["", "this.", "self."].flatMap((owner) => requestMethods.map((method) => `${owner}${holder}.${method}`)),
);

export const requests: readonly Convention[] = [
  {
    name: "identifier in an object that tells what to request",
    seenIn: "Axios, request, jQuery, Got, AngularJS",
    kind: "key",
    match: { keys: ["url", "uri"], parent: /^(?:axios|request|ajax|got|\$http)\(\)$/u, of: "code" },
    effect: { place: (role) => sink(role) },
    examples: { is: ["axios().url", "$.ajax().url"], isNot: ["axios().data", "fetch().url"] },
  },
  {
    name: "address that a client puts before what it requests",
    seenIn: "Axios, ofetch, Got, Ky",
    kind: "key",
    match: { keys: ["baseURL", "prefixUrl"], parent: /^(?:axios|create|extend)\(\)$/u, of: "code" },
    effect: { place: () => sink("request", { expects: "reference" }) },
    examples: { is: ["axios.create().baseURL", "ky.extend().prefixUrl"], isNot: ["create().url", "baseURL"] },
  },
  {
    name: "code of a worker, a part of a text or a message, where others are given an identifier",
    seenIn: "Node.js, Python, classes of programs that are called like one of the Web",
    kind: "callee",
    match: { callees: ["new Worker", "new Request", "location.replace"] },
    effect: { place: (role) => sink(role, { expects: "reference" }) },
    examples: { is: ["new Worker", "new Request", "window.location.replace"], isNot: ["Worker"] },
  },
  {
    name: "identifiers that a browser parses, loads or goes to",
    seenIn: "the platform of the Web",
    kind: "callee",
    match: {
      callees: [
        "new URL",
        "new URL[1]",
        "URL.parse",
        "URL.parse[1]",
        "new WebSocket",
        "new EventSource",
        "new SharedWorker",
        "importScripts[]",
        "window.open",
        "location.assign",
        "history.pushState[2]",
        "history.replaceState[2]",
        "navigator.sendBeacon",
        "navigator.serviceWorker.register",
        "*.serviceWorker.register",
      ],
    },
    effect: { place: sink },
    examples: { is: ["new URL[1]", "window.open", "history.pushState[2]"], isNot: ["history.pushState", "new Url"] },
  },
  {
    name: "identifiers that are requested",
    seenIn: "ofetch, Nuxt, node-fetch",
    kind: "callee",
    match: { callees: ["fetch", "$fetch", "useFetch", "useLazyFetch", "ofetch", "nodeFetch"] },
    effect: { place: sink },
    examples: { is: ["fetch", "$fetch"], isNot: ["fetch[1]"] },
  },
  {
    name: "identifiers that are requested by the name of a method",
    seenIn: "Axios, Got, Ky, SuperAgent, Angular",
    kind: "callee",
    match: {
      callees: ["axios", "axios.postForm", "axios.putForm", "axios.patchForm", "got", "got.stream", "ky", ...ofClients],
    },
    effect: { place: sink },
    examples: { is: ["got", "ky.get", "this.http.post"], isNot: ["got.extend", "cache.get", "this.http.count"] },
  },
  {
    name: "identifiers that are requested by a page",
    seenIn: "jQuery",
    kind: "callee",
    match: {
      callees: ["$.get", "$.post", "$.getJSON", "$.ajax", "jQuery.get", "jQuery.post", "jQuery.getJSON", "jQuery.ajax"],
    },
    effect: { place: sink },
    examples: { is: ["$.getJSON"], isNot: ["$.each"] },
  },
  {
    name: "identifiers that are requested, parsed or resolved",
    seenIn: "Node.js",
    kind: "callee",
    match: {
      callees: [
        "http.get",
        "http.request",
        "https.get",
        "https.request",
        "fileURLToPath",
        "url.fileURLToPath",
        "url.parse",
        "url.resolve",
        "url.resolve[1]",
      ],
    },
    effect: { place: sink },
    examples: { is: ["https.get", "url.resolve[1]"], isNot: ["http.createServer"] },
  },
  {
    name: "identifiers to which a server sends its clients",
    seenIn: "Express, Koa, Fastify, Next.js",
    kind: "callee",
    match: {
      callees: [
        "Response.redirect",
        "NextResponse.redirect",
        "ctx.redirect",
        "reply.redirect",
        "reply.redirect[1]",
        "res.redirect",
        "res.redirect[1]",
        "response.redirect",
        "response.redirect[1]",
        "res.location",
        "response.location",
        "permanentRedirect",
      ],
    },
    effect: { place: sink },
    examples: { is: ["res.redirect[1]"], isNot: ["res.send"] },
  },
  {
    name: "identifiers to which a server sends its clients, by functions that also take names of routes, if a scheme or a Web host begins them",
    seenIn:
      "Django, Flask, Starlette, Laravel, Symfony, WordPress, Rails, Spring, Servlets, ASP.NET, net/http (Go), Gin, Echo",
    kind: "callee",
    match: {
      callees: [
        ...["redirect", "redirect_to", "redirect.away", "Redirect.to", "Redirect.away"],
        ...["HttpResponseRedirect", "HttpResponsePermanentRedirect", "RedirectResponse", "new RedirectResponse"],
        ...["wp_redirect", "wp_safe_redirect", "wp_remote_get", "wp_remote_post"],
        ...["*.sendRedirect", "new RedirectView", "Redirect", "Response.Redirect", "http.Redirect[2]", "c.Redirect[1]"],
      ],
    },
    effect: { place: () => sink("request", { expects: "address" }) },
    examples: {
      is: ["redirect", "response.sendRedirect", "http.Redirect[2]"],
      isNot: ["redirects", "http.Redirect", "response.send"],
    },
  },
  {
    name: "addresses that a program opens",
    seenIn: "Playwright, Cypress, Electron, React Native, Flutter",
    kind: "callee",
    match: {
      callees: [
        ...["page.goto", "cy.visit", "shell.openExternal", "Linking.openURL", "Linking.canOpenURL"],
        ...["launchUrlString", "Image.network"],
      ],
    },
    effect: { place: sink },
    examples: { is: ["page.goto", "Linking.openURL", "Image.network"], isNot: ["page.click"] },
  },
  {
    name: "identifiers that are requested or parsed in Python",
    seenIn: "Requests, HTTPX, aiohttp, urllib",
    kind: "callee",
    match: {
      callees: [
        "requests.get",
        "requests.post",
        "requests.put",
        "requests.patch",
        "requests.delete",
        "requests.head",
        "requests.request[1]",
        ...["httpx.get", "httpx.post", "httpx.put", "httpx.patch", "httpx.delete", "httpx.head", "httpx.options"],
        ...["requests.options", "httpx.request[1]", "httpx.stream[1]", "aiohttp.request[1]"],
        "urlopen",
        "urllib.request.urlopen",
        "urlparse",
        "urllib.parse.urlparse",
        "urljoin",
        "urljoin[1]",
      ],
    },
    effect: { place: sink },
    examples: { is: ["requests.get", "urljoin[1]"], isNot: ["requests.session"] },
  },
  {
    name: "identifiers that are requested in PHP",
    seenIn: "Laravel's HTTP client",
    kind: "callee",
    match: { callees: ["Http.get", "Http.post", "Http.put", "Http.patch", "Http.delete", "Http.head"] },
    effect: { place: sink },
    examples: { is: ["Http.get", "Http.post"], isNot: ["Http.fake", "http.get[1]"] },
  },
  {
    name: "identifiers that are requested or parsed in Go",
    seenIn: "net/http, net/url (Go)",
    kind: "callee",
    match: {
      callees: [
        "url.Parse",
        "http.Get",
        "http.Post",
        "http.Head",
        "http.NewRequest[1]",
        "http.NewRequestWithContext[2]",
      ],
    },
    effect: { place: sink },
    examples: { is: ["http.NewRequest[1]"], isNot: ["http.Handle"] },
  },
  {
    name: "identifiers that are parsed or requested",
    seenIn: "Java, Android, .NET, reqwest, VS Code",
    kind: "callee",
    match: {
      callees: [
        "new URI",
        "new Uri",
        "new HttpGet",
        "new HttpPost",
        "*.GetAsync",
        "*.GetStringAsync",
        "URI.create",
        "Uri.parse",
        "URI.parse",
        "Url.parse",
        "vscode.Uri.parse",
        "reqwest.get",
      ],
    },
    effect: { place: sink },
    examples: { is: ["URI.create", "new Uri", "client.GetAsync"], isNot: ["Uri"] },
  },
  {
    name: "identifiers that are requested by clients of further languages",
    seenIn: "HTTParty, Faraday, RestClient, Excon, http.rb, Jsoup, ureq, HTTP.jl, httr, HTTPoison, Tesla, RestSharp",
    kind: "callee",
    match: {
      callees: [
        ...ofFurtherClients,
        ...["URI.open", "Faraday.new", "new RestClient", "Jsoup.connect", "download.file"],
        ...["httr.GET", "httr.POST", "httr.PUT"],
      ],
    },
    effect: { place: sink },
    examples: { is: ["HTTParty.get", "Jsoup.connect", "ureq.post"], isNot: ["HTTP.headers", "jsoup.parse"] },
  },
  {
    name: "identifiers that are requested from a session or client, or read as a file, if a scheme or a Web host begins them",
    seenIn:
      "Requests, aiohttp, Guzzle, Dio, PHP, R, pandas, OkHttp, Retrofit and WebView (Android), Mechanize (Ruby), LWP (Perl), Selenium",
    kind: "callee",
    match: {
      callees: [
        ...ofHolders,
        ...["*.url", "*.baseUrl", "*.loadUrl", "client.Get", "client.Post", "client.Head"],
        ...["curl_init", "file_get_contents", "read.csv", "read_csv", "pd.read_csv", "readLines", "fread"],
      ],
    },
    effect: { place: () => sink("request", { expects: "address" }) },
    examples: {
      is: ["session.get", "this.client.post", "self.session.get", "file_get_contents", "webView.loadUrl"],
      isNot: ["session.close", "cache.get", "headers.get"],
    },
  },
  {
    name: "identifiers that are requested in Lisp, where the function stands before its arguments",
    seenIn: "clj-http, http-kit and hato (Clojure), url (Emacs), Drakma (Common Lisp)",
    kind: "key",
    match: {
      keys: [
        ...["client", "http"].flatMap((client) => requestMethods.map((method) => `${client}/${method}`)),
        ...["client/request", "http/request", "http-request", "url-retrieve", "url-retrieve-synchronously"],
      ],
      of: "code",
    },
    effect: { place: () => sink("request", { expects: "reference" }) },
    examples: { is: ["client/get", "url-retrieve"], isNot: ["cache/get", "get"] },
  },
  {
    name: "identifiers that are parsed, by functions that others call so for something else",
    seenIn: "Ruby, Scala, Kotlin",
    kind: "callee",
    match: { callees: ["URL", "URI"] },
    effect: { place: (role) => sink(role, { expects: "reference" }) },
    examples: { is: ["URL", "URI"], isNot: ["url", "URI.join"] },
  },
  {
    name: "identifier that is parsed, by its label",
    seenIn: "Foundation (Swift)",
    kind: "key",
    match: { keys: ["string"], parent: /^(?:NS)?URL(?:Components)?\(\)$/u, of: "code" },
    effect: { place: () => sink("URL", { expects: "reference" }) },
    examples: { is: ["URL().string"], isNot: ["Label().string", "string"] },
  },
];
