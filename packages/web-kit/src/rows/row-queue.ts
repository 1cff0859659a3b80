import { takeSequence, listenToClearedEntries, type CallMeta } from '@landsea/web-kit';
import type { Row } from './row';
import { completeRules, type RowRules } from './row-rules';

interface Entry<R, Change> {
  readonly id: string;
  server: R;
  changes: readonly Change[];
  isRemoved: boolean;
  jobs: number;
  last: Promise<unknown>;
}

interface Known<R> {
  list: string;
  row: R | undefined;
  at: number;
}

/** current: not changed by this write; isGone: the row does not exist. */
export interface Sent<R> {
  saved?: R | undefined;
  current?: R | undefined;
  isGone?: boolean;
}

/**
 * Writes of a row are serialized, because each raises the version that the next must name. One queue lives as
 * long as the page, so an edit keeps its place when its component closes.
 */
export class RowQueue<R extends Row, Change extends object> {
  readonly rules: RowRules<R, Change>;
  private readonly entries = new Map<string, Entry<R, Change>>();
  /** By row and version: no conflict with own edits. */
  private readonly own = new Map<string, Map<number, R>>();
  private readonly known = new Map<string, Known<R>>();

  constructor(rules: Partial<RowRules<R, Change>> = {}) {
    this.rules = completeRules(rules);
    // Edits of one person must not apply to the rows of the next.
    listenToClearedEntries(() => {
      for (const known of [this.entries, this.own, this.known]) known.clear();
    });
  }

  isPending(id: string): boolean {
    return this.entries.has(id);
  }

  /** An older version changes nothing. */
  getShown(row: R): R | undefined {
    const entry = this.entries.get(row.id);
    if (!entry) return row;
    if (row.version >= entry.server.version) entry.server = row;
    return entry.isRemoved ? undefined : this.applyEntry(entry);
  }

  remember(arg: unknown, id: string, row: R | undefined): void {
    if (!row && !this.entries.has(id)) this.own.delete(id);
    this.known.set(id, { list: JSON.stringify(arg), row, at: takeSequence() });
  }

  /**
   * Without it a slow answer would undo later edits. `meta` says when the call was sent; rows that the answer
   * lacks come last.
   */
  merge(arg: unknown, rows: readonly R[], meta: Pick<CallMeta, 'sentAt'> | undefined): R[] {
    const list = JSON.stringify(arg);
    const sentAt = meta?.sentAt ?? 0;
    const since = new Map(
      [...this.known].filter(
        ([id, known]) => known.list === list && (known.at > sentAt || this.entries.has(id)),
      ),
    );
    const merged = rows.flatMap((answered) => {
      const known = since.get(answered.id);
      since.delete(answered.id);
      const now = this.getShown(answered) ?? [];
      if (!known) this.forgetIfCreatedAgain(list, answered);
      if (!known || this.entries.has(answered.id)) return now;
      if (!known.row) return [];
      return known.row.version >= answered.version ? known.row : now;
    });
    return [...merged, ...[...since.values()].flatMap(({ row }) => row ?? [])];
  }

  /** The seen row plus this browser's own edits. */
  getBase(seen: R): R {
    const own = this.own.get(seen.id);
    let base = seen;
    for (let next = own?.get(base.version); next; next = own?.get(base.version)) base = next;
    return base;
  }

  create<T extends Sent<R>>(row: R, send: () => Promise<T>, show: (row: R | undefined) => void): Promise<T> {
    const entry = this.getEntry(row);
    Object.assign(entry, { server: row, changes: [], isRemoved: false });
    show(row);
    return this.enqueue(row.id, entry, async () => {
      this.own.delete(row.id);
      const sent = await send();
      if (sent.saved) this.follow(row, sent.saved);
      if (sent.saved) entry.server = sent.saved;
      if (this.isCurrent(entry)) show(sent.saved && !entry.isRemoved ? this.applyEntry(entry) : undefined);
      return sent;
    });
  }

  /** `show` is called whenever the shown row changes. */
  edit<T extends Sent<R>>(
    seen: R,
    change: Change,
    send: (base: R) => Promise<T>,
    show: (row: R) => void,
  ): Promise<T> {
    const entry = this.getEntry(seen);
    const showNow = () => {
      if (!entry.isRemoved && this.isCurrent(entry)) show(this.applyEntry(entry));
    };
    entry.changes = [...entry.changes, change];
    showNow();
    return this.enqueue(seen.id, entry, async () => {
      const base = this.getBase(seen);
      try {
        const sent = await send(base);
        if (sent.saved) this.follow(base, sent.saved);
        const latest = sent.saved ?? sent.current;
        if (latest && latest.version >= entry.server.version) entry.server = latest;
        if (sent.isGone) entry.isRemoved = true;
        return sent;
      } finally {
        entry.changes = entry.changes.filter((each) => each !== change);
        showNow();
      }
    });
  }

  lose(id: string): void {
    const entry = this.entries.get(id);
    if (entry) entry.isRemoved = true;
  }

  /** The row returns unless `isGone` is true. */
  remove<T extends { isGone: boolean }>(
    row: R,
    send: () => Promise<T>,
    show: (row: R | undefined) => void,
  ): Promise<T> {
    const entry = this.getEntry(row);
    entry.isRemoved = true;
    show(undefined);
    return this.enqueue(row.id, entry, async () => {
      const sent = await send();
      if (!sent.isGone) entry.isRemoved = false;
      if (!sent.isGone && this.isCurrent(entry)) show(this.applyEntry(entry));
      return sent;
    });
  }

  /** An older version in a later answer: somebody deleted the row and created it again. */
  private forgetIfCreatedAgain(list: string, answered: R): void {
    const known = this.known.get(answered.id);
    if (known?.list === list && known.row && known.row.version > answered.version)
      this.own.delete(answered.id);
  }

  private applyEntry({ server, changes }: Entry<R, Change>): R {
    return changes.reduce((row, change) => this.rules.apply(row, change), server);
  }

  private follow(base: R, saved: R): void {
    if (saved.version <= base.version) return;
    const own = this.own.get(base.id) ?? new Map<number, R>();
    this.own.set(base.id, own.set(base.version, saved));
  }

  private isCurrent(entry: Entry<R, Change>): boolean {
    return this.entries.get(entry.id) === entry;
  }

  private getEntry(row: R): Entry<R, Change> {
    const entry = this.entries.get(row.id) ?? {
      id: row.id,
      server: row,
      changes: [],
      isRemoved: false,
      jobs: 0,
      last: Promise.resolve(),
    };
    this.entries.set(row.id, entry);
    return entry;
  }

  private enqueue<T>(id: string, entry: Entry<R, Change>, job: () => Promise<T>): Promise<T> {
    entry.jobs += 1;
    const done = entry.last.then(job).finally(() => {
      entry.jobs -= 1;
      if (entry.jobs === 0 && this.isCurrent(entry)) this.entries.delete(id);
    });
    entry.last = done.catch(() => undefined);
    return done;
  }
}
