import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/comments-once.md
var __pageData = JSON.parse("{\"title\":\"Comments are read once\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/comments-once.md\",\"filePath\":\"decisions/comments-once.md\"}");
var _sfc_main = { name: "decisions/comments-once.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="comments-are-read-once" tabindex="-1">Comments are read once <a class="header-anchor" href="#comments-are-read-once" aria-label="Permalink to “Comments are read once”">​</a></h1><p>What suppresses findings is decided in <code>literals/comments</code> for every host; only ESLint handles its own <code>eslint-disable</code> family, so that its reports of unused comments stay right. Comments are prose, except those addressed to a linter.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Hosts that disagree about a suppression cannot be used side by side.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A host with comments of its own that the shared reading cannot express.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/comments-once.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var comments_once_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, comments_once_default as default };
