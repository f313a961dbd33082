import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/one-literal-for-plus.md
var __pageData = JSON.parse("{\"title\":\"A + makes one literal\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/one-literal-for-plus.md\",\"filePath\":\"decisions/one-literal-for-plus.md\"}");
var _sfc_main = { name: "decisions/one-literal-for-plus.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-makes-one-literal" tabindex="-1">A <code>+</code> makes one literal <a class="header-anchor" href="#a-makes-one-literal" aria-label="Permalink to “A + makes one literal”">​</a></h1><p>Operands of a concatenation are pieces, and anything unknown between them is a hole, in Lezer&#39;s tree and in an ESTree by one function (<code>documents/languages/javascript/concatenation.ts</code>); in the other languages the tokens between two strings decide. A fix stays within one piece.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>An identifier that is put together is one identifier; checked piece by piece, it would be reported for what its neighbors complete.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Wrong reports at seams, by <code>npm run real-code</code>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/one-literal-for-plus.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var one_literal_for_plus_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, one_literal_for_plus_default as default };
