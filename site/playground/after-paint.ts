import { nextTick, onScopeDispose, shallowRef, watch, type ShallowRef } from "vue";

/** What takes longer than this would keep the next keystroke waiting. */
const quick = 8;
/** Nobody who goes on typing rests so long, in milliseconds. */
const rest = 300;

/**
 * What `current` answers, behind every change of it once the browser has shown that: a keystroke waits for nothing that takes
 * longer. What is typed meanwhile supersedes it. Where the last answer took long to show, the next one waits for a rest, or
 * until a field is left, perhaps for a button that is about the answer.
 */
export function afterPaint<Value>(current: () => Value): Readonly<ShallowRef<Value>> {
  const shown = shallowRef(current());
  let took = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(current, (value) => {
    stopWaiting();
    if (took > quick) waiting = setTimeout(() => showOncePainted(value), rest);
    else showOncePainted(value);
  });
  document.addEventListener("focusout", showIfWaiting);
  onScopeDispose(() => {
    document.removeEventListener("focusout", showIfWaiting);
    stopWaiting();
  });
  return shown;

  function showIfWaiting(): void {
    if (waiting === undefined) return;
    stopWaiting();
    shown.value = current();
  }

  function stopWaiting(): void {
    clearTimeout(waiting);
    waiting = undefined;
  }

  function showOncePainted(value: Value): void {
    waiting = undefined;
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
