import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { createVNode, resolveComponent, useSSRContext, withCtx } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
// content/playground.md
var __pageData = JSON.parse("{\"title\":\"Playground\",\"description\":\"\",\"frontmatter\":{\"title\":\"Playground\",\"aside\":false},\"headers\":[],\"relativePath\":\"playground.md\",\"filePath\":\"playground.md\"}");
var _sfc_main = { name: "playground.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	const _component_ClientOnly = resolveComponent("ClientOnly");
	const _component_Playground = resolveComponent("Playground", true);
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="playground" tabindex="-1">Playground <a class="header-anchor" href="#playground" aria-label="Permalink to “Playground”">​</a></h1><p>Everything happens in this page; nothing that you type is sent anywhere. The address of the page says what is in it, so you can send it to somebody.</p>`);
	_push(ssrRenderComponent(_component_ClientOnly, null, {
		default: withCtx((_, _push, _parent, _scopeId) => {
			if (_push) _push(ssrRenderComponent(_component_Playground, null, null, _parent, _scopeId));
			else return [createVNode(_component_Playground)];
		}),
		_: 1
	}, _parent));
	_push(`</div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("playground.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var playground_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, playground_default as default };
