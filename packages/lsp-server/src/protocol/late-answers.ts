/** How long, in milliseconds, to wait for the client before going on without its answer. */
const patience = 3000;

/**
 * Waits for what the client answers, but not for ever: who asks goes on with nothing when an answer takes too long. When
 * it comes after all, it is kept for those who ask again, until it is forgotten.
 */
export class LateAnswers {
  readonly #kept = new Map<string, unknown>();
  readonly #onLate: () => void;
  /** How often everything was forgotten: an answer from before that is not kept. */
  #forgotten = 0;

  /** @param onLate is called when an answer has come late */
  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  /** The answer to a question, which `key` identifies; `onSilence` is called if there is none in time. */
  async wait<Answer>(key: string, question: () => Promise<Answer>, onSilence: () => void): Promise<Answer | undefined> {
    // What is kept under the key is an answer to the same question.
    if (this.#kept.has(key)) return this.#kept.get(key) as Answer;
    const forgotten = this.#forgotten;
    const answer = question();
    const timely = await inTime(answer);
    if (timely !== undefined) return timely.answer;
    onSilence();
    const keep = (late: Answer): void => {
      if (forgotten !== this.#forgotten) return;
      this.#kept.set(key, late);
      this.#onLate();
    };
    answer.then(keep, () => undefined);
    return undefined;
  }

  /** The client may answer otherwise from now on. */
  forget(): void {
    this.#forgotten += 1;
    this.#kept.clear();
  }
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<{ readonly answer: Answer } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  try {
    return await Promise.race([answer.then((given) => ({ answer: given })), silence]);
  } finally {
    clearTimeout(timer);
  }
}
