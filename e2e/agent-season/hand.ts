import { expect, type Locator, type Page } from '@playwright/test';

export interface Counted {
  taps: number;
  /** Ctrl and Enter together are one. */
  keys: number;
  fields: number;
}

const nothing = (): Counted => ({ taps: 0, keys: 0, fields: 0 });

/** Counts what a person does in one browser; looking and waiting cost nothing. */
export class Hand {
  private counted = nothing();

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.counted.taps += 1;
  }

  press(name: string, within: Page | Locator = this.page): Promise<void> {
    return this.tap(within.getByRole('button', { name, exact: true }));
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.counted.keys += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.counted.fields += 1;
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
    this.counted.fields += 1;
  }

  async paste(text: string): Promise<void> {
    await this.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await this.key('Control+v');
  }

  take(): Counted {
    const taken = this.counted;
    this.counted = nothing();
    return taken;
  }
}

export class Tally {
  private readonly rows: string[] = [];

  /** A deed that took more than its budget fails the test, which goes on. */
  note(deed: string, counted: Counted, budget: Partial<Counted> = {}): void {
    const wanted = Object.entries(budget).map(([what, most]) => `${what} at most ${most}`);
    const { taps, keys, fields } = counted;
    this.rows.push(
      `${deed}: ${taps} taps, ${keys} keys, ${fields} fields (${wanted.join(', ') || 'no budget'})`,
    );
    for (const [what, most] of Object.entries(budget))
      expect.soft(counted[what as keyof Counted], `${deed}: ${what}`).toBeLessThanOrEqual(most);
  }

  toString(): string {
    return this.rows.join('\n');
  }
}
