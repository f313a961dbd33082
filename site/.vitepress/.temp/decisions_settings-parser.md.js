import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/settings-parser.md
var __pageData = JSON.parse("{\"title\":\"The file of settings has a parser of our own\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/settings-parser.md\",\"filePath\":\"decisions/settings-parser.md\"}");
var _sfc_main = { name: "decisions/settings-parser.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-file-of-settings-has-a-parser-of-our-own" tabindex="-1">The file of settings has a parser of our own <a class="header-anchor" href="#the-file-of-settings-has-a-parser-of-our-own" aria-label="Permalink to “The file of settings has a parser of our own”">​</a></h1><p><code>.irilint.json</code> is read by <code>literals/settings/settings-text.ts</code>.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>With <code>jsonc-parser</code> half the lines would remain, for the sentences, the byte order mark, objects without a prototype and the stack that overflows at 10,000 nested lists, and every package would depend on it; <code>@humanwhocodes/momoa</code> accepts controls in strings.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A parser with positions, recovery and a bounded stack that is smaller than ours.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/settings-parser.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var settings_parser_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, settings_parser_default as default };
