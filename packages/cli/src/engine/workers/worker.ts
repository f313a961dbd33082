import { workForParent } from "./work-for-parent.js";

workForParent();
