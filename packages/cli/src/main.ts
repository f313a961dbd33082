#!/usr/bin/env node
import { start } from "./command/start.js";

await start(async () => (await import("./command/run.js")).run);
