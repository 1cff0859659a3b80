const MOST_RUNS = 400;

/**
 * Decisions that depend on what only a running service knows. Each run of a calculation takes another way through them,
 * and takes the same decision wherever the same question comes again.
 */
export class Choices {
  private taken = new Map<string, number>();

  private constructor(private readonly path: { option: number; options: number }[]) {}

  /** @param key of the question. @returns one of 0 to `options` - 1. */
  choose(key: string, options: number): number {
    const known = this.taken.get(key);
    if (known !== undefined) return known;
    const at = this.taken.size;
    const step = this.path[at] ?? { option: 0, options };
    this.path[at] = step;
    this.taken.set(key, step.option);
    return step.option;
  }

  /** @returns what each way through the choices leads to; the first `MOST_RUNS` ways. */
  static explore<Result>(run: (choices: Choices) => Result): Result[] {
    const results: Result[] = [];
    const path: { option: number; options: number }[] = [];
    do {
      results.push(run(new Choices(path)));
      while (path.length > 0 && isLast(path.at(-1))) path.pop();
      const last = path.at(-1);
      if (last) last.option += 1;
    } while (path.length > 0 && results.length < MOST_RUNS);
    return results;
  }
}

const isLast = (step: { option: number; options: number } | undefined): boolean =>
  step !== undefined && step.option === step.options - 1;
