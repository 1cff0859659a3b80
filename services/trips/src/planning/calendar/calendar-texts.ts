import { LRUCache } from 'lru-cache';

/**
 * A calendar of a thousand items has about 600 kB; readers return every few hours, so a larger cache is of no
 * use.
 */
const MOST_CHARACTERS = 16_000_000;

interface KeptText {
  tag: string;
  text: string;
}

/** Two readers at once share one computation. */
export class CalendarTexts {
  private readonly kept = new LRUCache<string, KeptText>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  });
  private readonly pending = new Map<string, Promise<string>>();

  async getText(feed: string, tag: string, make: () => Promise<string>): Promise<string> {
    const kept = this.kept.get(feed);
    if (kept?.tag === tag) return kept.text;
    const key = `${feed} ${tag}`;
    const pending = this.pending.get(key) ?? this.startText(feed, tag, make);
    this.pending.set(key, pending);
    return pending.finally(() => this.pending.delete(key));
  }

  private async startText(feed: string, tag: string, make: () => Promise<string>): Promise<string> {
    const text = await make();
    this.kept.set(feed, { tag, text });
    return text;
  }
}
