import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/markup-by-hand.md
var __pageData = JSON.parse("{\"title\":\"Markup is tokenized by hand\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/markup-by-hand.md\",\"filePath\":\"decisions/markup-by-hand.md\"}");
var _sfc_main = { name: "decisions/markup-by-hand.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="markup-is-tokenized-by-hand" tabindex="-1">Markup is tokenized by hand <a class="header-anchor" href="#markup-is-tokenized-by-hand" aria-label="Permalink to “Markup is tokenized by hand”">​</a></h1><p>HTML is read as a browser&#39;s tokenizer reads it and CSS as its specification says; scripts, styles, handlers and pages in attributes go to the readers of their own languages, what a server fills in is skipped by its marks (<code>markup/templates.ts</code>). What is escaped twice has a composed syntax, so that spans and fixes are exact through both layers.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Grammars for editors differ from browsers: Svelte&#39;s <code>href={u(&quot;x&quot;)}</code> and Astro break them. A megabyte takes some 30 ms. Generated input keeps the tokenizer equal to <code>parse5</code>.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A published tokenizer with positions that agrees with <code>parse5</code> on generated input and tolerates templates.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/markup-by-hand.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var markup_by_hand_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, markup_by_hand_default as default };
