import { LIVE_LIST_ID } from '@landsea/contracts/core';
import { readReleaseList } from './read-release-list';
import type { LiveBuilds } from './read-release-list';

/** A list younger than this is not asked for again. */
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
  if (!response.ok) throw new Error(`/remotes.json answered ${String(response.status)}`);
  return response.json();
};

/** The builds that are live: from the document at first, then from the gateway, at most every five seconds. */
export class LiveBuildsSource {
  private known: LiveBuilds | undefined;
  private readAt = 0;
  private reading: Promise<LiveBuilds> | undefined;

  constructor(
    private readonly fetchList: () => Promise<unknown> = fetched,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the list was read and is old enough to be asked for again. */
  isDue(): boolean {
    return this.known !== undefined && this.now() - this.readAt >= FRESH_MS;
  }

  /** What is known now. */
  current(): LiveBuilds | undefined {
    return this.known;
  }

  /** The list, read again when it is due. A failure keeps what is known. @throws when nothing is known. */
  async latest(): Promise<LiveBuilds> {
    if (this.known && !this.isDue()) return this.known;
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Reads the list at the next call, and picks builds anew. */
  expire(): void {
    this.readAt = -FRESH_MS;
  }

  private async read(): Promise<LiveBuilds> {
    const isFirst = this.known === undefined;
    try {
      const next = await readReleaseList((isFirst && inDocument()) || (await this.fetchList()));
      // A gateway that lags behind another one does not take this tab back.
      if (!this.known || next.version >= this.known.version) this.known = next;
    } catch (error) {
      if (!this.known) throw error;
    }
    this.readAt = this.now();
    return this.known;
  }
}
