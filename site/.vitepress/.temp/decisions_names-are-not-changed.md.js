import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/names-are-not-changed.md
var __pageData = JSON.parse("{\"title\":\"Names are never changed without review\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/names-are-not-changed.md\",\"filePath\":\"decisions/names-are-not-changed.md\"}");
var _sfc_main = { name: "decisions/names-are-not-changed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="names-are-never-changed-without-review" tabindex="-1">Names are never changed without review <a class="header-anchor" href="#names-are-never-changed-without-review" aria-label="Permalink to “Names are never changed without review”">​</a></h1><p>A safe fix leaves an equivalent identifier, confirmed on the syntax rung. Where an identifier is a name (a namespace, a node of linked data) there is no safe fix at all. Operands of comparisons are reported only for hidden characters, and a fix that would change a text with which a compared one agrees becomes a suggestion (<code>literals/judge/compared-texts.ts</code>).</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>RFC 3987 §5.1: identity tokens are compared character by character, so a changed name is another name.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p><code>npm run fix-safety</code>: a safe fix of a name that no consumer of the corpora tells apart. None is known.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/names-are-not-changed.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var names_are_not_changed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, names_are_not_changed_default as default };
