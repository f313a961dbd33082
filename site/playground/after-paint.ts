import { nextTick, shallowRef, watch, type ShallowRef } from "vue";

/** What takes longer than this would keep the next keystroke waiting. */
const quick = 8;
/** Nobody who goes on typing rests so long, in milliseconds. */
const rest = 300;

/**
 * What `current` answers, behind every change of it once the browser has shown that: a keystroke waits for nothing that takes
 * longer. What is typed meanwhile supersedes it, and where the last answer took long to show, the next one waits for a rest.
 */
export function afterPaint<Value>(current: () => Value): Readonly<ShallowRef<Value>> {
  const shown = shallowRef(current());
  let took = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(current, (value) => {
    clearTimeout(waiting);
    if (took > quick) waiting = setTimeout(() => showOncePainted(value), rest);
    else showOncePainted(value);
  });
  return shown;

  function showOncePainted(value: Value): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (value !== current()) return;
        const begun = performance.now();
        shown.value = value;
        void nextTick(() => {
          // Asks for the layout, which is due anyhow and may take most of the time.
          document.body.getBoundingClientRect();
          took = performance.now() - begun;
        });
      }),
    );
  }
}
