import { shallowRef, watch, type ShallowRef } from "vue";

/**
 * What `current` answers, behind every change of it once the browser has shown that: a keystroke waits for nothing that takes
 * longer. What is typed meanwhile supersedes it.
 */
export function afterPaint<Value>(current: () => Value): Readonly<ShallowRef<Value>> {
  const shown = shallowRef(current());
  watch(current, (value) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (value === current()) shown.value = value;
      }),
    ),
  );
  return shown;
}
