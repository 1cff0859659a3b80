import { LRUCache } from 'lru-cache';

/** A calendar of a thousand items has about 600 kB; readers come back every few hours, so that more would be kept in vain. */
const MOST_CHARACTERS = 16_000_000;

interface KeptText {
  tag: string;
  text: string;
}

/** The last text of each calendar that was read, and those being made, so that two readers at once cost one. */
export class CalendarTexts {
  private readonly kept = new LRUCache<string, KeptText>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  });
  private readonly pending = new Map<string, Promise<string>>();

  /** The text of a feed at a tag, made only where it is not there yet. */
  async of(feed: string, tag: string, make: () => Promise<string>): Promise<string> {
    const kept = this.kept.get(feed);
    if (kept?.tag === tag) return kept.text;
    const key = `${feed} ${tag}`;
    const pending = this.pending.get(key) ?? this.started(feed, tag, make);
    this.pending.set(key, pending);
    return pending.finally(() => this.pending.delete(key));
  }

  private async started(feed: string, tag: string, make: () => Promise<string>): Promise<string> {
    const text = await make();
    this.kept.set(feed, { tag, text });
    return text;
  }
}
