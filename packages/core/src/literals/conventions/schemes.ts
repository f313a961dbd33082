/** With `://` after it, a scheme by which a literal is known as an identifier wherever it stands. */
export const listedSchemes: readonly string[] = [
  "http",
  "https",
  "ws",
  "wss",
  "ftp",
  "file",
  // Of databases and queues, whatever the name of what holds their address.
  "mongodb",
  "mongodb+srv",
  "postgres",
  "postgresql",
  "mysql",
  "mariadb",
  "redis",
  "rediss",
  "amqp",
  "amqps",
  "nats",
  "mqtt",
  "mqtts",
  "clickhouse",
  "neo4j",
  "bolt",
  "ldap",
  "ldaps",
  "smtp",
  "smtps",
  "sftp",
];

/** Schemes after which anything may stand: of these only what no reader sees is reported, up to the body. */
export const schemesWithBody: ReadonlySet<string> = new Set(["data", "javascript"]);
