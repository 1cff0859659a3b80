import type { BudgetLine, UpdateBudgetLine } from '@landsea/contracts/money';

/** The fields of a line that an edit sets. */
export type LineChange = Omit<UpdateBudgetLine, 'version'>;

/** A line as the server has it with the given edits on top; what an edit leaves undefined stays. */
export const withChanges = (line: BudgetLine, changes: readonly LineChange[]): BudgetLine =>
  changes.reduce<BudgetLine>((now, change) => {
    const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return { ...now, ...set };
  }, line);

/** The fields of `change` that somebody else gave another value since `seen`. */
export const clashingFields = (
  seen: BudgetLine,
  theirs: BudgetLine,
  change: LineChange,
): (keyof LineChange)[] =>
  (Object.keys(change) as (keyof LineChange)[]).filter(
    (field) => seen[field] !== theirs[field] && theirs[field] !== change[field],
  );

interface Pending {
  server: BudgetLine;
  changes: LineChange[];
  last: Promise<unknown>;
}

/** `saved`: the line as this edit left it. `theirs`: the line as somebody else left it, which this edit did not change. */
interface SaveResult {
  saved?: BudgetLine | undefined;
  theirs?: BudgetLine | undefined;
}

const versionOf = (line: BudgetLine) => `${line.id}:${String(line.version)}`;

/**
 * Edits of lines on their way to the server. Those of one line go one after the other, because each raises the
 * version that the next must name; what is shown is always the server's line with the unanswered edits on top.
 */
export class LineSaves {
  private readonly pending = new Map<string, Pending>();
  /** What an edit of this browser made of a version, so that an edit begun before it is no conflict with oneself. */
  private readonly own = new Map<string, BudgetLine>();

  isPending(lineId: string): boolean {
    return this.pending.has(lineId);
  }

  /** What to show for a line that the server now has as `line`; an older version than known changes nothing. */
  shown(line: BudgetLine): BudgetLine {
    const pending = this.pending.get(line.id);
    if (!pending) return line;
    if (line.version > pending.server.version) pending.server = line;
    return withChanges(pending.server, pending.changes);
  }

  /** For a fresh visit: what it shows is fetched anew, so that no edit can have begun before an earlier one. */
  forgetOwn(): void {
    this.own.clear();
  }

  /** A line that is gone: where it comes back under its id, it begins anew. */
  forget(lineId: string): void {
    for (const version of this.own.keys()) if (version.startsWith(`${lineId}:`)) this.own.delete(version);
  }

  /** The line an edit builds on: as the person saw it, moved on by this browser's own edits. */
  baseOf(seen: BudgetLine): BudgetLine {
    let base = seen;
    for (let next = this.own.get(versionOf(base)); next; next = this.own.get(versionOf(base))) base = next;
    return base;
  }

  /** Shows a line before the server has it; edits made meanwhile wait for it. */
  async create<T extends { saved?: BudgetLine | undefined }>(
    line: BudgetLine,
    send: () => Promise<T>,
    show: (line: BudgetLine) => void,
  ): Promise<T> {
    const sent = send();
    const pending: Pending = { server: line, changes: [], last: sent.catch(() => undefined) };
    this.pending.set(line.id, pending);
    show(line);
    try {
      const result = await sent;
      if (!result.saved) return result;
      this.own.set(versionOf(line), result.saved);
      pending.server = result.saved;
      show(withChanges(result.saved, pending.changes));
      return result;
    } finally {
      this.settle(line.id, pending);
    }
  }

  /** Runs `send` after the earlier edits of the line; `show` is called whenever what to show changes. */
  async save<T extends SaveResult>(
    seen: BudgetLine,
    change: LineChange,
    send: (base: BudgetLine) => Promise<T>,
    show: (line: BudgetLine) => void,
  ): Promise<T> {
    const pending = this.pending.get(seen.id) ?? { server: seen, changes: [], last: Promise.resolve() };
    this.pending.set(seen.id, pending);
    pending.changes = [...pending.changes, change];
    show(withChanges(pending.server, pending.changes));
    const answer = pending.last.then(() => this.sent(seen, send));
    pending.last = answer.catch(() => undefined);
    try {
      const result = await answer;
      const known = result.saved ?? result.theirs;
      if (known && known.version > pending.server.version) pending.server = known;
      return result;
    } finally {
      pending.changes = pending.changes.filter((each) => each !== change);
      show(withChanges(pending.server, pending.changes));
      this.settle(seen.id, pending);
    }
  }

  private settle(lineId: string, pending: Pending): void {
    if (pending.changes.length === 0) this.pending.delete(lineId);
  }

  private async sent<T extends SaveResult>(
    seen: BudgetLine,
    send: (base: BudgetLine) => Promise<T>,
  ): Promise<T> {
    const base = this.baseOf(seen);
    const result = await send(base);
    if (result.saved && result.saved.version > base.version) this.own.set(versionOf(base), result.saved);
    return result;
  }
}

/** One for the page: an edit keeps its place in the queue when its row closes. */
export const lineSaves = new LineSaves();
