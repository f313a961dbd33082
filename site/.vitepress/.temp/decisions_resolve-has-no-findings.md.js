import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/resolve-has-no-findings.md
var __pageData = JSON.parse("{\"title\":\"resolve and relativize return no findings\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/resolve-has-no-findings.md\",\"filePath\":\"decisions/resolve-has-no-findings.md\"}");
var _sfc_main = { name: "decisions/resolve-has-no-findings.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="resolve-and-relativize-return-no-findings" tabindex="-1"><code>resolve</code> and <code>relativize</code> return no findings <a class="header-anchor" href="#resolve-and-relativize-return-no-findings" aria-label="Permalink to “resolve and relativize return no findings”">​</a></h1><p><code>parseIri</code> says what is wrong with a reference.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Programs that only resolve do not load the checks: the import graph of <code>resolve</code> holds no data.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A size of the bundle of <code>resolve</code> that does not change with the checks in it.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/resolve-has-no-findings.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var resolve_has_no_findings_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, resolve_has_no_findings_default as default };
