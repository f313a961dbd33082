import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/skipped-without-decoding.md
var __pageData = JSON.parse("{\"title\":\"Most literals are skipped without being decoded\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/skipped-without-decoding.md\",\"filePath\":\"decisions/skipped-without-decoding.md\"}");
var _sfc_main = { name: "decisions/skipped-without-decoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="most-literals-are-skipped-without-being-decoded" tabindex="-1">Most literals are skipped without being decoded <a class="header-anchor" href="#most-literals-are-skipped-without-being-decoded" aria-label="Permalink to “Most literals are skipped without being decoded”">​</a></h1><p>The position of a literal says what an identifier there would have to contain: nothing, a colon, or a scheme and slashes. Slashes that may follow a scheme are searched for once in the whole text. Literals are checked when ESLint reaches them, not collected; the first rule of a file does the work of all. A comment that only mentions identifiers in ASCII is skipped as well (<code>comments/quiet-comment.ts</code>).</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>A cache miss costs more than the computation. All rules together take some 6.5 ms for a megabyte.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p><code>npm run bench -- eslint</code>: the full reading within ten percent of the time with the filter.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/skipped-without-decoding.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var skipped_without_decoding_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, skipped_without_decoding_default as default };
