/**
 * The compiler that the packages are built with, from the root: the native one takes an eighth of the processor time. The other one,
 * `typescript`, is what typescript-eslint and the tools that read sources import, as the native one has no such interface yet.
 */
export const compiler = "node_modules/typescript-native/bin/tsc";
