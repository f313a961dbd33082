import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/keystroke-costs-what-it-touches.md
var __pageData = JSON.parse("{\"title\":\"A keystroke costs what it touches\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/keystroke-costs-what-it-touches.md\",\"filePath\":\"decisions/keystroke-costs-what-it-touches.md\"}");
var _sfc_main = { name: "decisions/keystroke-costs-what-it-touches.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-keystroke-costs-what-it-touches" tabindex="-1">A keystroke costs what it touches <a class="header-anchor" href="#a-keystroke-costs-what-it-touches" aria-label="Permalink to “A keystroke costs what it touches”">​</a></h1><p>The literals of a tree are a <em>sequence</em>, which knows what it has in common with that of an earlier tree and makes only those that are asked for. Findings are kept in columns and moved as numbers. The text is kept in chunks (<code>text/changing-text.ts</code>) and not joined for a keystroke in a script.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>In 10,000 lines of TypeScript a keystroke takes some 10 ms of processor time this way (<a href="./../speed.html">speed</a>).</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p><code>npm run bench -- server</code>: a fresh reading of 10,000 lines as fast as the update.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/keystroke-costs-what-it-touches.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var keystroke_costs_what_it_touches_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, keystroke_costs_what_it_touches_default as default };
