/**
 * How what runs in Node.js 20 is bundled. It knows every property of Unicode that the sources ask for; otherwise esbuild writes
 * `new RegExp` for it wherever it stands, so that each call of a function makes it anew.
 */
export const forNode = {
  platform: "node",
  target: "node20",
  supported: { "regexp-unicode-property-escapes": true },
};
