import { LIVE_LIST_ID } from '@landsea/contracts/core';
import { readReleaseList, type LiveBuilds } from './read-release-list';

/** A list younger than this is not fetched again. */
const FRESH_MS = 5_000;

const inDocument = (): unknown => {
  const text = document.getElementById(LIVE_LIST_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

const fetched = async (): Promise<unknown> => {
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return response.json();
};

/** The document's builds come first, then the gateway's, at most every five seconds. */
export class LiveBuildsSource {
  private known: LiveBuilds | undefined;
  private readAt = 0;
  private reading: Promise<LiveBuilds> | undefined;

  constructor(
    private readonly fetchList: () => Promise<unknown> = fetched,
    private readonly now: () => number = () => performance.now(),
  ) {}

  isDue(): boolean {
    return this.known !== undefined && this.now() - this.readAt >= FRESH_MS;
  }

  getCurrent(): LiveBuilds | undefined {
    return this.known;
  }

  /** A failure keeps the known list. @throws when nothing is known. */
  async getLatest(): Promise<LiveBuilds> {
    if (this.known && !this.isDue()) return this.known;
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  expire(): void {
    this.readAt = -FRESH_MS;
  }

  private async read(): Promise<LiveBuilds> {
    const isFirst = this.known === undefined;
    try {
      const next = await readReleaseList((isFirst && inDocument()) || (await this.fetchList()));
      // A gateway that lags behind another one must not downgrade this tab.
      if (!this.known || next.version >= this.known.version) this.known = next;
    } catch (error) {
      if (!this.known) throw error;
    }
    this.readAt = this.now();
    return this.known;
  }
}
