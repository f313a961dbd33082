/** ESLint wants the plugin as the default; `require("eslint-plugin-iri")` answers with what is called "module.exports". */
export { plugin as default, plugin as "module.exports" } from "./plugin.js";
