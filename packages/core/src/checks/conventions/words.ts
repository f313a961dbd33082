import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { wordPattern, wordSet } from "../../text/word-set.js";
import type { Habit } from "./habit.js";

/** Words in place of a host or a password: those that the reader is to replace, and passwords that everybody knows. */
export type WordConvention = Habit<
  "word",
  (word: string) => boolean,
  /** The part of the identifier in which the word is a stand-in. */
  { readonly standsFor: "host" | "password" }
>;

/** Words by which documentation speaks of something that belongs to the reader: `your_key`, `<my name>`. */
export const ownerWords = ["my", "the", "your", "some"] as const;

const hostWords = wordSet("DOMAIN HOST HOSTNAME IP SERVER URL");

/**
 * Whether a label in capitals stands for a host, by a word for a host (also as `PROXY-HOST`), `YOUR…`, or underscores.
 */
function standsForLabel(label: string): boolean {
  return /^(?:YOUR[\w-]*|[A-Z\d]+_[A-Z\d_]+)$/u.test(label) || hostWords.has(label.replace(/^[A-Z]+-/u, ""));
}

/**
 * A registrable domain made of a possessive word and a word for a site or its owner: `your-company.com`,
 * `meine-firma.de`.
 */
const domainOfReader = patternSequence(
  /(?:^|\.)/iu,
  wordPattern("your? my tu su votre mon ihre? deine? seu sua il-?tuo wasz twoj ваш"),
  /[-_]?/iu,
  wordPattern(`
    company companyname domain org organi[sz]ation server site website host dominio empresa sitio domaine entreprise
    societe firma azienda domena домен компания
  `),
  /\.(?:[a-z\p{L}]{2,}\.)?[a-z\p{L}]{2,}$/iu,
);

const secretWords = wordSet(`
pass passphrase passwd password pwd pw secret key token accesskey access-key access_key accesstoken access-token
access_token apikey api-key api_key apitoken api-token api_token
clave contrasena contraseña haslo hasło heslo kennwort mdp motdepasse mot-de-passe mot_de_passe parol parola passwort
senha sifre şifre wachtwoord пароль 密码 密碼 パスワード 비밀번호
`);

/** Words that mark an example, in several languages. */
const exampleWords = ["example", "sample", "demo", "dummy", "beispiel", "exemple", "ejemplo", "esempio", "exemplo"];

/** The word without what addresses the reader (`your_…_goes_here`), or marks an example (`example…`). */
function withoutOwner(word: string): string {
  const named = word.replace(/[-_](?:goes[-_])?here$/u, "");
  const owner = [...ownerWords, ...exampleWords].find((each) => named.startsWith(each));
  return owner === undefined ? named : named.slice(owner.length).replace(/^[-_]/u, "");
}

/** Whether the reader is to write a secret of his own: `token`, `your_password`, `your-mongo-password`. */
function isWordForSecret(word: string): boolean {
  const lower = word.toLowerCase();
  const named = withoutOwner(lower);
  return secretWords.has(named) || (named !== lower && secretWords.has(named.replace(/^.*[-_]/u, "")));
}

/** Words in capitals joined by underscores, as names of environment variables are. */
const variable = /^[A-Z]{2,}\d?(?:_[A-Z]{2,}\d?)+$/u;
const variableOfSecret = /^[A-Z]{2,}(?:PASS(?:WD|WORD)?|PWD|SECRET|TOKEN)$/u;

const knownPasswords = wordSet(`
admin administrator change changeit change-it change_it changeme change-me change_me changethis change-this change_this
default demo dev devel development dummy example fake guest none password placeholder postgres root sample sa test testing
testpass testpassword foobared foo bar baz qux a b c p x y z 000000 111111 123123 123123123
`);

const passwordWithDigits = /^(?:password\d{1,3}|12345?6?7?8?9?)$/iu;

/** The word with signs for letters, as guides write what a password is to look like: `p@ssw0rd`, `Pa$$word1!`. */
const passwordWithSigns = /^p(?:[a@4]|%40)(?:[s$5]|%24){2}w[o0]rd\d{0,4}(?:!|%21)?$/iu;

/** Letters and digits in the order of the alphabet and of numbers, three and more at a time: `abc123def`. */
const inOrder = /^(?:abc|cba|def|ghi|jkl|mno|pqr|stu|xyz|123|321|456|789|012){2,}4?5?6?$/iu;

/** The beginning of the upper row of the keys, and of the row below it, on the keyboards of several countries. */
const rowsOfKeys = patternUnion(/^(?:qwerty|qwertz|azerty|asdf|asdfgh|zxcvbn?)\d{0,4}$/iu, /^1q2w3e(?:4r)?(?:5t)?$/iu);

/**
 * Words that are spelled with hexadecimal digits, as programs use them for recognizable values, and their spellings
 * with `0`, `3` and `4`.
 */
const hexadecimalWords = new RegExp(
  `^(?:0x)?(?:${"deadbeef|cafebabe|cafeb4be|cafebeef|feedface|feedfeed|deadcode|coffee|8badf00d|badfood|b4dfood|foobar"
    .replaceAll("e", "[e3]")
    .replaceAll("o", "[o0]")})$`,
  "iu",
);

export const wordConventions: readonly WordConvention[] = [
  {
    name: "word for the host, or for a label of it, that a reader is to write",
    seenIn: "documentation",
    kind: "word",
    match: (host) => host.split(".").some(standsForLabel),
    effect: { standsFor: "host" },
    examples: { is: ["YOUR_DOMAIN.a.example", "HOST", "PROXY-HOST"], isNot: ["HOSTS", "MYHOST", "EXAMPLE.com"] },
  },
  {
    name: "domain that is called the reader's own, perhaps with names before it",
    seenIn: "documentation: `http://git:pst@goserver.yourcompany.com/a.git` (gocd/docs.go.cd)",
    kind: "word",
    match: (host) => domainOfReader.test(host),
    effect: { standsFor: "host" },
    examples: {
      is: [
        ...["goserver.yourcompany.com", "your-domain.org", "db.mycompany.net", "tudominio.es", "votre-domaine.fr"],
        ...["ihredomain.de", "vpn.deine-firma.de", "seudominio.com.br", "tuazienda.it", "вашдомен.рф"],
      ],
      isNot: ["yourcompany", "yours.example", "mydomain-registrar.com", "company.com", "yourcompany.a.b.example"],
    },
  },
  {
    name: "word for the password that a reader is to write",
    seenIn: "documentation",
    kind: "word",
    match: isWordForSecret,
    effect: { standsFor: "password" },
    examples: {
      is: [
        "password",
        "your_api_key",
        "TOKEN",
        "your_password_goes_here",
        "parol",
        "Contraseña",
        "密码",
        "examplepassword",
        "beispiel-passwort",
        "demo_secret",
        "your-mongo-password",
      ],
      isNot: ["xpassword", "bypass", "hunter2", "over_here", "example-hunter2"],
    },
  },
  {
    name: "name of a variable of the environment from which a reader is to take the password",
    seenIn: "documentation of package registries: `https://aws:CODEARTIFACT_AUTH_TOKEN@…`",
    kind: "word",
    match: (word) => variable.test(word) || variableOfSecret.test(word),
    effect: { standsFor: "password" },
    examples: {
      is: ["CODEARTIFACT_TOKEN", "CI_JOB_TOKEN", "DB_PASS2", "DBPASSWORD"],
      isNot: ["Q8X_P2Z", "CODEARTIFACT", "Ci_Job_Token", "A_B"],
    },
  },
  {
    name: "password that images and examples have until somebody changes it, and that everybody knows",
    seenIn: "images of databases, examples, tests",
    kind: "word",
    match: (word) =>
      knownPasswords.has(word.toLowerCase()) || passwordWithDigits.test(word) || passwordWithSigns.test(word),
    effect: { standsFor: "password" },
    examples: {
      is: ["postgres", "changeme", "123456", "123123123", "foobared", "demo", "p%40ssw0rd", "Pa$$word1!"],
      isNot: ["xx", "postgres1", "hunter2", "p@ssport", "p@ssw0rd12345"],
    },
  },
  {
    name: "letters and digits in the order of the alphabet, of numbers or of the keys",
    seenIn: "examples in documentation: `postgres://alex:AbC123dEf@…` (neondatabase, in denoland/docs)",
    kind: "word",
    match: (word) => inOrder.test(word) || rowsOfKeys.test(word),
    effect: { standsFor: "password" },
    examples: {
      is: ["AbC123dEf", "abc123", "123abc", "xyz789", "qwerty", "azerty123", "1q2w3e4r"],
      isNot: ["abd123", "abc", "ab12cd34", "asd", "qwer7ty", "123abd"],
    },
  },
  {
    name: "word that can be written as a hexadecimal number",
    seenIn: "samples of the keys of Sidekiq: `https://cafeb4b3:d3adb33f@…` (gitleaks/gitleaks)",
    kind: "word",
    match: (word) => hexadecimalWords.test(word),
    effect: { standsFor: "password" },
    examples: {
      is: ["d3adb33f", "deadbeef", "CafeBabe", "0xDEADBEEF", "feedface", "c0ffee"],
      isNot: ["deadbeat", "cafe", "dead", "1badbabe2", "feed"],
    },
  },
];

/** Whether a host or a password is a placeholder, and no real one. */
export function isStandIn(standsFor: WordConvention["effect"]["standsFor"], text: string): boolean {
  return wordConventions.some(({ match, effect }) => effect.standsFor === standsFor && match(text));
}
