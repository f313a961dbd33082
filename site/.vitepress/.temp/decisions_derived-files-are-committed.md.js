import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/derived-files-are-committed.md
var __pageData = JSON.parse("{\"title\":\"Derived files are committed\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/derived-files-are-committed.md\",\"filePath\":\"decisions/derived-files-are-committed.md\"}");
var _sfc_main = { name: "decisions/derived-files-are-committed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="derived-files-are-committed" tabindex="-1">Derived files are committed <a class="header-anchor" href="#derived-files-are-committed" aria-label="Permalink to “Derived files are committed”">​</a></h1><p><code>npm run generate</code> makes them from the checks, conventions and languages; <code>generate --check</code> and a test detect stale ones.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>A reader of the repository sees what users get, and a change shows in its diff what it changes for them.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Conflicts in derived files that cost more than their review brings.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/derived-files-are-committed.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var derived_files_are_committed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, derived_files_are_committed_default as default };
