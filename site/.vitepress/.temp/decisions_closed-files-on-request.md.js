import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/closed-files-on-request.md
var __pageData = JSON.parse("{\"title\":\"Closed files are checked on request\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/closed-files-on-request.md\",\"filePath\":\"decisions/closed-files-on-request.md\"}");
var _sfc_main = { name: "decisions/closed-files-on-request.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="closed-files-are-checked-on-request" tabindex="-1">Closed files are checked on request <a class="header-anchor" href="#closed-files-are-checked-on-request" aria-label="Permalink to “Closed files are checked on request”">​</a></h1><p>A client that pulls keeps the diagnostics; the server compares the state of a file and of the settings with what the client knows, and reads what is new.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Watching every file of a workspace costs memory and handles for what nobody asked.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Clients that show stale diagnostics although they pull.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/closed-files-on-request.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var closed_files_on_request_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, closed_files_on_request_default as default };
