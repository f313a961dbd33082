/**
 * Makes the moving pictures of the documents, in the VS Code that the tests use:
 *
 *     npm run films
 *
 * Besides what `install.mjs` installs, it needs `ffmpeg` and `gifsicle`.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startVscode } from "../vscode/session.js";
import { fixture } from "../vscode/under-test.js";
import { beginFilm } from "./film.js";
import { showOrderOfDisplay } from "./order-of-display.js";
import { showReferences } from "./references.js";
import { showVisualTwin } from "./visual-twin.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

for (const [name, act] of Object.entries({
  "order-of-display": showOrderOfDisplay,
  "visual-twin": showVisualTwin,
  references: showReferences,
})) {
  const session = await startVscode({
    extension: join(root, "packages/vscode-client"),
    neighbors: [],
    workspace: fixture("reading-room"),
    prepare: () => undefined,
    settings: {
      "editor.fontSize": 16,
      "editor.links": false,
      "editor.glyphMargin": false,
      "editor.folding": false,
      "editor.lightbulb.enabled": "off",
      "workbench.statusBar.visible": false,
      "workbench.activityBar.location": "hidden",
      "workbench.editor.editorActionsLocation": "hidden",
      "breadcrumbs.enabled": false,
    },
  });
  try {
    const film = await beginFilm(session.page);
    await act(session.page, film);
    const size = film.write(join(root, "docs/images", `${name}.gif`));
    console.log(`docs/images/${name}.gif  ${(size / 1000).toFixed(0)} kB`);
  } finally {
    await session.stop();
  }
}
