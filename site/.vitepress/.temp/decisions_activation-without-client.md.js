import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/activation-without-client.md
var __pageData = JSON.parse("{\"title\":\"The extension is activated without a client\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/activation-without-client.md\",\"filePath\":\"decisions/activation-without-client.md\"}");
var _sfc_main = { name: "decisions/activation-without-client.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-extension-is-activated-without-a-client" tabindex="-1">The extension is activated without a client <a class="header-anchor" href="#the-extension-is-activated-without-a-client" aria-label="Permalink to “The extension is activated without a client”">​</a></h1><p>The library of the protocol is loaded for the first document, or when a command needs the server.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>It is most of the extension&#39;s code; a window without a document that can hold identifiers pays nothing.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>An activation time that does not differ, by VS Code&#39;s own measurement.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/activation-without-client.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var activation_without_client_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, activation_without_client_default as default };
