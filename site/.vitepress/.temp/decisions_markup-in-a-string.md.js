import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/markup-in-a-string.md
var __pageData = JSON.parse("{\"title\":\"Markup in a string is found by its tags and links\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/markup-in-a-string.md\",\"filePath\":\"decisions/markup-in-a-string.md\"}");
var _sfc_main = { name: "decisions/markup-in-a-string.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="markup-in-a-string-is-found-by-its-tags-and-links" tabindex="-1">Markup in a string is found by its tags and links <a class="header-anchor" href="#markup-in-a-string-is-found-by-its-tags-and-links" aria-label="Permalink to “Markup in a string is found by its tags and links”">​</a></h1><p><code>literals/embedded/identifiers-in-markup.ts</code> and <code>identifiers-in-links.ts</code> take absolute identifiers out of markup in strings. Relative values are left out, and those with references to characters; what tests compare is left alone.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>The text around is mostly a part of a page only, put together with others; programs fill in what is relative.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>The same measure as for queries.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/markup-in-a-string.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var markup_in_a_string_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, markup_in_a_string_default as default };
