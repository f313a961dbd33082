import assert from "node:assert/strict";
import { splitIri } from "../iri/split.js";
import { beginsWithoutColon, misspelledScheme } from "./misspelled-scheme.js";

describe("misspelledScheme", () => {
  for (const { iri, kind, written, corrections } of [
    { iri: "htpp://a", kind: "name", written: "htpp", corrections: ["http"] },
    { iri: "s://a.example", kind: "name", written: "s", corrections: ["https"] },
    { iri: "tps://a.example/b", kind: "name", written: "tps", corrections: ["https"] },
    { iri: "tp://a.example", kind: "name", written: "tp", corrections: ["http", "https"] },
    { iri: "hptt://a", kind: "name", written: "hptt", corrections: ["http"] },
    { iri: "httpss://a", kind: "name", written: "httpss", corrections: ["https"] },
    { iri: "httpp://a", kind: "name", written: "httpp", corrections: ["http", "https"] },
    { iri: "malito:a@b", kind: "name", written: "malito", corrections: ["mailto"] },
    { iri: "mailtoo:a@b", kind: "name", written: "mailtoo", corrections: ["mailto"] },
    { iri: "postgress://a", kind: "name", written: "postgress", corrections: ["postgres"] },
    { iri: "postgressql://a", kind: "name", written: "postgressql", corrections: ["postgresql"] },
    { iri: "postgesql://a", kind: "name", written: "postgesql", corrections: ["postgresql"] },
    { iri: "mongdb://a", kind: "name", written: "mongdb", corrections: ["mongodb"] },
    { iri: "mairadb://a", kind: "name", written: "mairadb", corrections: ["mariadb"] },
    { iri: "reddis://a", kind: "name", written: "reddis", corrections: ["redis"] },
    { iri: "msyql://a", kind: "name", written: "msyql", corrections: ["mysql"] },
    { iri: "ampq://a", kind: "name", written: "ampq", corrections: ["amqp"] },
    { iri: "https.://a", kind: "name", written: "https.", corrections: ["https"] },
    { iri: "ht-tp://a", kind: "name", written: "ht-tp", corrections: ["http"] },
    { iri: "ht+tp://a", kind: "name", written: "ht+tp", corrections: ["http"] },
    { iri: "git+htps://a", kind: "name", written: "htps", corrections: ["https"] },
    { iri: "GIT+HTPS://a", kind: "name", written: "HTPS", corrections: ["https"] },
    { iri: "fpt://a", kind: "name", written: "fpt", corrections: ["ftp"] },
    { iri: "http:/a", kind: "delimiters", written: "http:/", corrections: ["http://"] },
    { iri: "WSS:a", kind: "delimiters", written: "WSS:", corrections: ["WSS://"] },
    { iri: "http:://a", kind: "delimiters", written: "http:://", corrections: ["http://"] },
    { iri: "https//:a", kind: "delimiters", written: "https//:", corrections: ["https://"] },
    { iri: "ws//a", kind: "delimiters", written: "ws//", corrections: ["ws://"] },
    { iri: "wss;//a", kind: "delimiters", written: "wss;//", corrections: ["wss://"] },
    { iri: "ftp/:/a", kind: "delimiters", written: "ftp/:/", corrections: ["ftp://"] },
    { iri: "HTTP,//a", kind: "delimiters", written: "HTTP,//", corrections: ["HTTP://"] },
    { iri: "http::;//a", kind: "delimiters", written: "http::;//", corrections: ["http://"] },
    { iri: "http:a/http://b", kind: "delimiters", written: "http:", corrections: ["http://"] },
    { iri: "htp://a", kind: "name", written: "htp", corrections: ["http"] },
    { iri: "http:ws://a", kind: "doubled", written: "http:ws://", corrections: ["ws://"] },
    { iri: "http:wss://a", kind: "doubled", written: "http:wss://", corrections: ["wss://"] },
    { iri: "http:FTP://a", kind: "doubled", written: "http:FTP://", corrections: ["FTP://"] },
    { iri: "http://http://a", kind: "doubled", written: "http://http://", corrections: ["http://"] },
    { iri: "http://https//a", kind: "doubled", written: "http://https//", corrections: ["https://", "http://"] },
    { iri: "https://www.https://a", kind: "doubled", written: "https://www.https://", corrections: ["https://"] },
    { iri: "http://a.bHTTP://c", kind: "doubled", written: "http://a.bHTTP://", corrections: ["HTTP://"] },
    { iri: "//http://a", kind: "slashes", written: "//http://", corrections: ["http://"] },
    { iri: "//WSS://a", kind: "slashes", written: "//WSS://", corrections: ["WSS://"] },
    { iri: "http//https://a", kind: "doubled", written: "http//https://", corrections: ["https://"] },
    { iri: "https;//ftp://a", kind: "doubled", written: "https;//ftp://", corrections: ["ftp://"] },
    { iri: "https:http://a", kind: "doubled", written: "https:http://", corrections: ["http://"] },
  ]) {
    it(`${iri}: ${kind}`, () => {
      const found = misspelledScheme(splitIri(iri));
      assert.ok(found);
      assert.deepEqual(
        { kind: found.kind, written: iri.slice(found.span.start, found.span.end), corrections: found.corrections },
        { kind, written, corrections },
      );
    });
  }

  for (const iri of [
    "xgit+https://a",
    "",
    "http://a",
    "http:",
    "http:/",
    "http:?a",
    "http:///a",
    "http:#a",
    "http:;a",
    "http:@a",
    "//http//a",
    "xhttp//a",
    "http//",
    "http///a",
    "http://u@http//a",
    "http://www.http//a",
    "http://a.http:/b",
    "http://a.http:1//b",
    "http://a.http:",
    "http://a.httpx://b",
    "http://a.ws://b",
    "x://a.http://b",
    "//a.http://b",
    "http://a//b",
    "http://http:80//a",
    "x://a",
    "htp1://a",
    "s://a",
    "ss://a.example",
    "1htp://a",
    "htphtphtp://a",
    "ht://a",
    "ft://a",
    "mysqlx://a",
    "mysqli://a",
    "mysql2://a",
    "mysq://a",
    "mongod://a",
    "mongo://a",
    "postgre://a",
    "rediss://a",
    "redes://a",
    "redi://a",
    "edis://a",
    "sider://a",
    "reddis:a",
    "postgresqlll://a",
    "hxtp://a",
    "hxxp://a",
    "http..://a",
    "http+unix://a",
    "shttp://a",
    "htpp:a",
    "malito:a",
    "sftp://a",
    "http",
    "http/a",
    "a//:b",
    "http://http/a",
    "http://http:80//a",
    "//http:80//a",
    "//u@http://a",
    "//xhttp://a",
    "//http:/a",
  ]) {
    it(`${JSON.stringify(iri)}: none`, () => assert.equal(misspelledScheme(splitIri(iri)), undefined));
  }
});

describe("beginsWithoutColon", () => {
  for (const text of ["http;//a", "http//:a", "http/:/a", "http//a", "HTTPS,//a", "httpsL//a", "https.//a", "ftp//a"])
    it(`${text}: yes`, () => assert.equal(beginsWithoutColon(text), true));
  for (const text of ["", "http://a", "http:a", "http", "http/a", "http///a", "a/http//b"])
    it(`${JSON.stringify(text)}: no`, () => assert.equal(beginsWithoutColon(text), false));
});
