import { defineAsyncComponent, h } from "vue";
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import FirstFindings from "./FirstFindings.vue";
import "./style.css";
import { leavesFile } from "./opened-files";

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "home-hero-image": () => h(FirstFindings) }),
  enhanceApp({ app, router }) {
    router.onBeforeRouteChange = (to) => !leavesFile(to);
    app.component(
      "Playground",
      defineAsyncComponent(() => import("../../playground/Playground.vue")),
    );
  },
} satisfies Theme;
