import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/ordinary-identifiers.md
var __pageData = JSON.parse("{\"title\":\"Ordinary identifiers are matched by one pattern\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/ordinary-identifiers.md\",\"filePath\":\"decisions/ordinary-identifiers.md\"}");
var _sfc_main = { name: "decisions/ordinary-identifiers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ordinary-identifiers-are-matched-by-one-pattern" tabindex="-1">Ordinary identifiers are matched by one pattern <a class="header-anchor" href="#ordinary-identifiers-are-matched-by-one-pattern" aria-label="Permalink to “Ordinary identifiers are matched by one pattern”">​</a></h1><p><code>isIri</code> and <code>splitIri</code> first try a regular expression that is made of the same sets of characters as the scan (<code>grammar/ordinary-pattern.ts</code>). A text that it does not match may still be valid; then the scan decides. Checks need the traits, and therefore the scan.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>The program of a pattern finds out once how the engine stores a string, whereas JavaScript code does so at every character: the pattern answers in half the time. Generated texts keep the two in agreement.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p><code>npm run bench -- library</code> on a newer engine: the scan alone within ten percent of the pattern.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/ordinary-identifiers.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var ordinary_identifiers_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, ordinary_identifiers_default as default };
