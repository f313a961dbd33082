import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/server-starts-without-core.md
var __pageData = JSON.parse("{\"title\":\"The server starts without core\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/server-starts-without-core.md\",\"filePath\":\"decisions/server-starts-without-core.md\"}");
var _sfc_main = { name: "decisions/server-starts-without-core.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-server-starts-without-core" tabindex="-1">The server starts without core <a class="header-anchor" href="#the-server-starts-without-core" aria-label="Permalink to “The server starts without core”">​</a></h1><p>Its bundle has parts (<code>tools/build</code>): core comes with the first document, Babel and <code>tr46</code> with the first that needs them. Only the most recently used documents keep their findings.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>An editor starts every server at once; what is not needed for <code>initialize</code> delays all of them.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p><code>npm run bench -- server</code>: the time to the first answer unchanged with everything loaded.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/server-starts-without-core.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var server_starts_without_core_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, server_starts_without_core_default as default };
