import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/strength-by-profile.md
var __pageData = JSON.parse("{\"title\":\"A code has one strength for each profile, wherever it is found\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/strength-by-profile.md\",\"filePath\":\"decisions/strength-by-profile.md\"}");
var _sfc_main = { name: "decisions/strength-by-profile.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-code-has-one-strength-for-each-profile-wherever-it-is-found" tabindex="-1">A code has one strength for each profile, wherever it is found <a class="header-anchor" href="#a-code-has-one-strength-for-each-profile-wherever-it-is-found" aria-label="Permalink to “A code has one strength for each profile, wherever it is found”">​</a></h1><p><code>query-non-ascii</code> is advice even in a document whose charset is not a Unicode one; there, its message names that charset.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Users configure a code; a severity that depends on the place could not be configured.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Users who configure one code differently for two places, in issues.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/strength-by-profile.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var strength_by_profile_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, strength_by_profile_default as default };
