import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** In CSS pixels, which are those of the film: all of the window but its title. */
const shown = { x: 0, y: 30, width: 900, height: 420 };

/** A moving picture of a window, made of what was to see at some moments. */
export interface Film {
  /** Shows what is in the window for so many seconds, with what is done there written below it. */
  readonly show: (seconds: number, caption: string) => Promise<void>;
  /**
   * Writes an animated GIF, which ends after three times, and beside it what is shown second, for those who want nothing to move;
   * answers how many octets the GIF has.
   */
  readonly write: (path: string) => number;
}

/** Gives the window the size of a film, and begins one. */
export async function beginFilm(page: Page): Promise<Film> {
  const folder = mkdtempSync(join(tmpdir(), "irilint-film-"));
  const frames: string[] = [];
  await page.setViewportSize({ width: shown.width, height: shown.y + shown.height });
  return {
    show: async (seconds, caption) => {
      await page.evaluate(writeCaption, caption);
      const path = join(folder, `${frames.length}.png`);
      writeFileSync(path, await settled(page));
      frames.push(`file '${path}'\nduration ${seconds}`);
    },
    write: (path) => {
      copyFileSync(join(folder, "1.png"), path.replace(/\.gif$/u, ".png"));
      const list = join(folder, "frames.txt");
      // The demuxer heeds the duration of the last frame only if another one follows.
      writeFileSync(list, [...frames, frames.at(-1)?.split("\n")[0], ""].join("\n"));
      // Text has few colors: one palette for all frames, and no dithering, which would double the size.
      const palette = "fps=10,split[a][b];[a]palettegen=max_colors=96:stats_mode=full[p];[b][p]paletteuse=dither=none";
      const input = ["-f", "concat", "-safe", "0", "-i", list];
      const raw = join(folder, "film.gif");
      execFileSync("ffmpeg", ["-loglevel", "error", "-y", ...input, "-filter_complex", palette, raw]);
      execFileSync("gifsicle", ["--optimize=3", "--loopcount=2", "--output", path, raw]);
      rmSync(folder, { recursive: true });
      return statSync(path).size;
    },
  };
}

/** A picture of what no longer changes: colors, problems and widgets come one after the other. */
async function settled(page: Page): Promise<Buffer> {
  for (let last: Buffer | undefined; ;) {
    const picture = await page.screenshot({ clip: shown, scale: "css", animations: "disabled" });
    if (last?.equals(picture)) return picture;
    last = picture;
    await page.waitForTimeout(700);
  }
}

/** Runs inside the page. */
function writeCaption(caption: string): void {
  const id = "caption-of-the-film";
  const bar = document.getElementById(id) ?? document.body.appendChild(document.createElement("div"));
  bar.id = id;
  bar.style.cssText =
    "position:fixed;inset:auto 0 0 0;z-index:99999;padding:7px 14px;background:#1f2a52;color:#fff;font:600 15px/22px sans-serif";
  bar.textContent = caption;
}
