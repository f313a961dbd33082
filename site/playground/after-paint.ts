import { shallowRef, watch, type ShallowRef } from "vue";

/**
 * What `read` answers, once the browser has shown what was typed: a keystroke waits for nothing that takes longer. What is
 * typed meanwhile supersedes it.
 */
export function afterPaint<Value>(read: () => Value): Readonly<ShallowRef<Value>> {
  const settled = shallowRef(read());
  watch(read, (value) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (value === read()) settled.value = value;
      }),
    );
  });
  return settled;
}
