/**
 * How long, in milliseconds, to wait for something to show. Only what never shows waits so long: a machine that is busy
 * with other things may be many times slower than one of its own.
 */
export const patience = 120_000;
