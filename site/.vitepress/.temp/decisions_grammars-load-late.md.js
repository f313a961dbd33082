import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/grammars-load-late.md
var __pageData = JSON.parse("{\"title\":\"Grammars of others are loaded late, through one module\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/grammars-load-late.md\",\"filePath\":\"decisions/grammars-load-late.md\"}");
var _sfc_main = { name: "decisions/grammars-load-late.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="grammars-of-others-are-loaded-late-through-one-module" tabindex="-1">Grammars of others are loaded late, through one module <a class="header-anchor" href="#grammars-of-others-are-loaded-late-through-one-module" aria-label="Permalink to “Grammars of others are loaded late, through one module”">​</a></h1><p><code>documents/grammars.cts</code> is CommonJS, so that a grammar is loaded on first use, synchronously, and once.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>All grammars take 52 to 63 ms to load; a document needs one of them, or none.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Synchronous loading of ES modules in every supported version of Node.js.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/grammars-load-late.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var grammars_load_late_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, grammars_load_late_default as default };
