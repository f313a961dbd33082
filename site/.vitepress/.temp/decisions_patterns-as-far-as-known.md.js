import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/patterns-as-far-as-known.md
var __pageData = JSON.parse("{\"title\":\"A pattern is checked as far as it is known\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/patterns-as-far-as-known.md\",\"filePath\":\"decisions/patterns-as-far-as-known.md\"}");
var _sfc_main = { name: "decisions/patterns-as-far-as-known.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-pattern-is-checked-as-far-as-it-is-known" tabindex="-1">A pattern is checked as far as it is known <a class="header-anchor" href="#a-pattern-is-checked-as-far-as-it-is-known" aria-label="Permalink to “A pattern is checked as far as it is known”">​</a></h1><p>Of a literal with holes single characters are checked, and what it begins with: a check declares that it judges only the scheme or the authority, and is called where that has ended before the first hole (<code>literals/judge/known-part.ts</code>).</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>A hole may hold anything, also <code>@</code> and <code>//</code>. A test fills the holes: what was found is found whatever stands there.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A report on a pattern that some filling makes wrong.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/patterns-as-far-as-known.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var patterns_as_far_as_known_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, patterns_as_far_as_known_default as default };
