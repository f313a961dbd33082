import { byBeginning } from "../evidence.js";
import { jdbcMisspelled } from "../../../schemes/misspelled-scheme.js";
import type { Convention } from "../convention.js";

const scheme = String.raw`[a-z][a-z\d+.-]{0,31}:\/\/`;
const hostAndPort = String.raw`[\w.-]{1,253}(?::\d{1,5})?`;
/** Several hosts with commas between them; at most 32 are matched. */
const severalHosts = new RegExp(
  String.raw`^(?!(?:https?|wss?|ftp):)${scheme}(?:[^/?#@]{0,255}@)?${hostAndPort}(?:,(?:${scheme})?${hostAndPort}){1,31}(?:[/?#]|$)`,
  "iu",
);

const ofWeb = /^(?:https?|wss?|ftp|file):/iu;

export const databases: readonly Convention[] = [
  {
    name: "addresses of databases",
    seenIn: "MongoDB, PostgreSQL, MySQL, SQL Server, Redis, ClickHouse, Neo4j",
    kind: "scheme",
    match: {
      schemes: [
        "mongodb",
        "mongodb+srv",
        "postgres",
        "postgresql",
        "mysql",
        "mariadb",
        "mssql",
        "sqlserver",
        "cockroachdb",
        "redis",
        "rediss",
        "clickhouse",
        "neo4j",
        "bolt",
      ],
    },
    effect: { place: byBeginning },
    examples: { is: ["redis://a.example:1/2"], isNot: ["sqlite:///a"] },
  },
  {
    name: "addresses of databases with the driver that reads them",
    seenIn: "SQLAlchemy",
    kind: "scheme",
    match: {
      schemes: [
        "postgresql+psycopg",
        "postgresql+psycopg2",
        "postgresql+asyncpg",
        "mysql+pymysql",
        "mysql+mysqldb",
        "mysql+mysqlconnector",
        "mssql+pyodbc",
        "mssql+pymssql",
      ],
    },
    effect: { place: byBeginning },
    examples: { is: ["mysql+pymysql://a.example/b"], isNot: ["sqlite+aiosqlite:///a"] },
  },
  {
    name: "example of a value",
    seenIn: "OpenAPI, JSON Schema",
    kind: "key",
    match: { keys: ["example", "examples"], of: "data" },
    effect: { place: (role) => ({ ...byBeginning(), role }) },
    examples: { is: ["schema.example", "examples"], isNot: ["example.url"] },
  },
  {
    name: "addresses of queues",
    seenIn: "RabbitMQ, NATS, MQTT",
    kind: "scheme",
    match: { schemes: ["amqp", "amqps", "nats", "mqtt", "mqtts"] },
    effect: { place: byBeginning },
    examples: { is: ["amqp://a.example/b"], isNot: ["kafka://a.example"] },
  },
  {
    name: "several hosts, of which one will answer",
    seenIn: "MongoDB, NATS, Kafka, PostgreSQL",
    kind: "own-notation",
    match: ({ text }) => severalHosts.test(text),
    effect: { excuses: ["port-malformed", "host-comma"] },
    examples: {
      is: ["mongodb://a.example:1,b.example:2/c", "nats://a.example:1,nats://b.example:2"],
      isNot: ["http://a.example,b.example/"],
    },
  },
  {
    name: "source of data of a Java program, with properties of its driver",
    seenIn: "JDBC",
    kind: "own-notation",
    match: ({ text }) => /^jdbc:/iu.test(text) && !jdbcMisspelled.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: ["jdbc:sqlserver://a\\b;c=d e", "jdbc:postgresql:a b"],
      isNot: ["http://a.example/c=d e", "jdbc:mysql//a/b c"],
    },
  },
  {
    name: "address with properties of the connection behind semicolons",
    seenIn: "drivers of SQL Server",
    kind: "own-notation",
    match: ({ text }) => /^sqlserver:\/\//iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["sqlserver://a:1433;database=b c"], isNot: ["http://a.example/;database=b c"] },
  },
  {
    name: "database in memory",
    seenIn: "SQLite, SQLAlchemy",
    kind: "own-notation",
    match: ({ text }) => !ofWeb.test(text) && /^[a-z][a-z0-9+]{0,31}:\/\/:memory:/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["sqlite://:memory:"], isNot: ["http://:memory:"] },
  },
  {
    name: "file of a database by its path on Windows",
    seenIn: "SQLite, SQLAlchemy",
    kind: "own-notation",
    match: ({ text }) => !ofWeb.test(text) && /^[a-z][a-z0-9+]{0,31}:\/\/\/[A-Za-z]:\\/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["sqlite:///C:\\a.db"], isNot: ["http:///C:\\a.db"] },
  },
  {
    name: "protocol before the address of the server in parentheses",
    seenIn: "the MySQL driver of Go",
    kind: "own-notation",
    match: ({ text }) =>
      !ofWeb.test(text) && /^[a-z][a-z0-9+]{0,31}:\/\/(?:[^/?#@]{0,255}@)?(?:tcp|unix)\([^()]{0,255}\)/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["mysql://a:b@tcp(c:1)/d"], isNot: ["http://a:b@tcp(c:1)/d"] },
  },
  {
    name: "path of an object in a directory, whose provider is told by capital letters",
    seenIn: 'ADSI: `[adsi]"LDAP://CN=a,DC=b"` (MicrosoftDocs/PowerShell-Docs)',
    kind: "own-notation",
    match: ({ text }) => /^(?:LDAP|GC|WinNT|IIS):\/\/\S/u.test(text),
    effect: { excuses: ["scheme-not-lowercase", "host-comma"] },
    examples: {
      is: ["LDAP://CN=a,DC=b,DC=example", "WinNT://a/b"],
      isNot: ["HTTP://a.example", "Ldap://CN=a,DC=b", "ldap://CN=a,DC=b"],
    },
  },
  {
    name: "accession of a gene's expression behind the name of its database",
    seenIn: "GEO of the NCBI: `GEO:GSM1048081` (gigascience/gigadb-website)",
    kind: "own-notation",
    match: ({ text }) => /^GEO:G(?:SE|SM|PL|DS)\d+$/iu.test(text),
    effect: { excuses: ["geo-malformed"] },
    examples: { is: ["GEO:GSM1048081", "geo:gse1"], isNot: ["geo:GSM", "geo:1"] },
  },
];
