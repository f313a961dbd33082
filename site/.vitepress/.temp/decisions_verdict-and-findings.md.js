import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/verdict-and-findings.md
var __pageData = JSON.parse("{\"title\":\"A verdict and the findings agree\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/verdict-and-findings.md\",\"filePath\":\"decisions/verdict-and-findings.md\"}");
var _sfc_main = { name: "decisions/verdict-and-findings.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-verdict-and-the-findings-agree" tabindex="-1">A verdict and the findings agree <a class="header-anchor" href="#a-verdict-and-the-findings-agree" aria-label="Permalink to “A verdict and the findings agree”">​</a></h1><p><code>isIri</code> answers from the grammar, <code>parseIri</code> with findings. A text conforms exactly if no check of strength <em>grammar</em> finds anything; a property test holds both to it.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>A validator that says no without a reason, or a linter that reports what the validator accepts, is trusted by nobody.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A rule of the grammar that no single check can report with a span of its own.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/verdict-and-findings.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var verdict_and_findings_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, verdict_and_findings_default as default };
