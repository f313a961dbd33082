/** Identifiers alone, for those that read one. */
export const identifiers: readonly string[] = [
  "http://a.example/r\u00E9sum\u00E9",
  "http://a.example/b c",
  "http://a.example/50%",
  "http://a.example/{id}",
  "htps://a.example/",
  "http:/a.example/",
  "http://a.example/\u200B",
  "http://a.example\u2215b/c",
  "http://\u0440aypal.example/",
  "http://1.2.3.4/\u05D0\u05D1",
  "http://a.example/\u202Efdp.exe",
  "http://user:opensesame@a.example/",
  "http://[::1%25eth0]/",
  "http://256.1.1.1/",
];

/** Names in RDF, as they stand in a file of N-Triples. */
export const names: readonly string[] = [
  "http://a.example/b c",
  "http://a.example/%zz",
  "http://a.example/{id}",
  "HTTP://A.example/",
  "htps://a.example/",
  "https://xmlns.com/foaf/0.1/name",
  "http://www.w3.org/2000/01/rdf-schema#lable",
  "http://a.example/\u200B",
  "http://a.example/e\u0301",
  "http://1.2.3.4/\u05D0\u05D1",
  "http://a.example:80/",
  "http://a.example/a/../b",
];

/** Lines of a program, for those that look for what deceives its readers. */
export const lines: readonly string[] = [
  'fetch("http://a.example/\u202Efdp.exe");',
  "/* \u202E } if (isAdmin) { \u2066*/",
  'fetch("http://a.example/\u200B");',
  'fetch("http://\u0440aypal.example/");',
  'fetch("http://a.example\u2215b.example/");',
  'fetch("http://1.2.3.4/\u05D0\u05D1");',
  'fetch("http://a.example\\\\@b.example/");',
  'fetch("https://user:opensesame@a.example/");',
  'fetch("https://exapmle.com@a.example/");',
];
