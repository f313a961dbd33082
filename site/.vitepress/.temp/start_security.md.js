import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/start/security.md
var __pageData = JSON.parse("{\"title\":\"A security reviewer\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"start/security.md\",\"filePath\":\"start/security.md\"}");
var _sfc_main = { name: "start/security.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-security-reviewer" tabindex="-1">A security reviewer <a class="header-anchor" href="#a-security-reviewer" aria-label="Permalink to “A security reviewer”">​</a></h1><div class="language-sh"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark" style="--shiki-light:#24292e;--shiki-dark:#e1e4e8;--shiki-light-bg:#fff;--shiki-dark-bg:#24292e;" tabindex="0" dir="ltr"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">npx</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> irilint</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> --preset</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> strict</span></span></code></pre></div><p>It tells of what a reader cannot see or takes for something else: text that is <a href="./../checks/bidi-visual-twin.html">displayed like another address</a>, characters for <a href="./../checks/bidi-formatting-character.html">formatting</a>, hosts that <a href="./../checks/host-restricted-character.html">browsers do not show in Unicode</a>, passwords and <a href="./../checks/secret-exposed.html">tokens</a> in addresses. They are never printed.</p><p>Paste a suspicious address into the <a href="./../playground.html">playground</a>: it shows what is stored, what is displayed in both kinds of paragraphs, and the twin if there is one. Nothing is sent anywhere.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/security.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var security_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, security_default as default };
