import { delay, localMemory, listenToClearedEntries, timings } from '@landsea/web-kit';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import { answered, began, foundUnreadable, waits } from './kept-slice';

interface StoredWrite {
  list: string;
  key: string;
  write: unknown;
}

export interface KeptTurn {
  ready: Promise<void>;
  firstWait: Promise<string>;
  waitFor: (reason: string) => Promise<void>;
  isOver: () => boolean;
  /** `isSettled`: the storage need not keep the write. */
  end: (isSettled: boolean) => void;
}

interface Line {
  tail: Promise<void>;
  keys: Set<string>;
}

type Resend = (arg: string, write: unknown) => ((dispatch: AppDispatch) => void) | undefined;

const isStored = (value: unknown): value is StoredWrite =>
  typeof value === 'object' && value !== null && 'list' in value && 'key' in value && 'write' in value;

/**
 * Parks have weak signal: writes are stored under `<prefix>_<user>_<trip>` and sent in order, as rules may
 * span rows. Several lists can share one. Signing out removes them (`clearCachedEntries`); an expired session
 * does not.
 */
export class KeptWrites {
  private readonly lists = new Map<string, Resend>();
  private linesOf = new WeakMap<AppDispatch, Map<string, Line>>();
  private readonly wakes = new Set<() => void>();
  private generation = 0;

  constructor(private readonly prefix: `trip_${string}`) {
    listenToClearedEntries(() => {
      this.generation += 1;
      this.linesOf = new WeakMap();
      this.tryNow();
    });
    window.addEventListener('online', () => this.tryNow());
  }

  add(list: string, resend: Resend): void {
    this.lists.set(list, resend);
  }

  /** Undefined while nobody is signed in. */
  getStorageKey(state: RootState, arg: string): string | undefined {
    const userId = state.session.user?.id;
    return userId === undefined ? undefined : `${this.prefix}_${userId}_${arg}`;
  }

  begin(
    stored: StoredWrite,
    arg: string,
    dispatch: AppDispatch,
    getState: () => RootState,
  ): KeptTurn | undefined {
    const storageKey = this.getStorageKey(getState(), arg);
    if (storageKey === undefined) return undefined;
    const line = this.getLine(dispatch, storageKey);
    const { generation } = this;
    line.keys.add(stored.key);
    this.change(storageKey, (now) => (now.some(hasKey(stored.key)) ? now : [...now, stored]));
    dispatch(began({ storageKey }));

    let free = (): void => undefined;
    let firstWaits: (reason: string) => void = () => undefined;
    const ready = line.tail;
    line.tail = new Promise((resolve) => (free = resolve));
    return {
      ready,
      firstWait: new Promise((resolve) => (firstWaits = resolve)),
      waitFor: (reason) => {
        dispatch(waits({ storageKey }));
        firstWaits(reason);
        return this.waitForNextTry();
      },
      isOver: () => generation !== this.generation || this.getStorageKey(getState(), arg) !== storageKey,
      end: (isSettled) => {
        line.keys.delete(stored.key);
        if (isSettled) this.forget(storageKey, stored.key);
        if (generation === this.generation) dispatch(answered({ storageKey }));
        free();
      },
    };
  }

  /** Called when the live stream is back. */
  readonly tryNow = (): void => {
    for (const wake of this.wakes) wake();
  };

  restore(arg: string) {
    return (dispatch: AppDispatch, getState: () => RootState): void => {
      const storageKey = this.getStorageKey(getState(), arg);
      if (storageKey === undefined) return;
      this.adoptUnnamed(storageKey, arg);
      const { keys } = this.getLine(dispatch, storageKey);
      const stored = this.read(storageKey);
      for (const each of stored)
        if (isStored(each) && !keys.has(each.key)) this.resend(arg, each)?.(dispatch);
      const unreadable = stored.filter((each) => !this.resend(arg, each));
      if (unreadable.length > 0) dispatch(foundUnreadable({ storageKey, unreadable }));
    };
  }

  dismissUnreadable(arg: string) {
    return (dispatch: AppDispatch, getState: () => RootState): void => {
      const storageKey = this.getStorageKey(getState(), arg);
      if (storageKey === undefined) return;
      this.change(storageKey, (now) => now.filter((stored) => this.resend(arg, stored)));
      dispatch(foundUnreadable({ storageKey, unreadable: [] }));
    };
  }

  forget(storageKey: string, key: string): void {
    this.change(storageKey, (now) => now.filter((stored) => !hasKey(key)(stored)));
  }

  private resend(arg: string, stored: unknown) {
    return isStored(stored) ? this.lists.get(stored.list)?.(arg, stored.write) : undefined;
  }

  /** An earlier release stored no owner: such writes are shown and never sent. */
  private adoptUnnamed(storageKey: string, arg: string): void {
    const unnamedKey = `${this.prefix}_${arg}`;
    const unnamed = this.read(unnamedKey);
    if (unnamed.length === 0) return;
    this.change(storageKey, (now) => [...now, ...unnamed]);
    localMemory.write(unnamedKey, undefined);
  }

  private getLine(dispatch: AppDispatch, storageKey: string): Line {
    const lines = this.linesOf.get(dispatch) ?? new Map<string, Line>();
    this.linesOf.set(dispatch, lines);
    const line = lines.get(storageKey) ?? { tail: Promise.resolve(), keys: new Set() };
    lines.set(storageKey, line);
    return line;
  }

  private waitForNextTry(): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.wakes.add(wake);
    return Promise.race([woken, delay(timings.rows.keptRetryInterval)]).finally(() =>
      this.wakes.delete(wake),
    );
  }

  private read(storageKey: string): unknown[] {
    const text = localMemory.read(storageKey);
    if (text === undefined) return [];
    try {
      const stored: unknown = JSON.parse(text);
      return Array.isArray(stored) ? stored : [stored];
    } catch {
      return [text];
    }
  }

  /** Read before each write: another tab uses the same key. */
  private change(storageKey: string, next: (now: unknown[]) => unknown[]): void {
    const now = next(this.read(storageKey));
    localMemory.write(storageKey, now.length > 0 ? JSON.stringify(now) : undefined);
  }
}

const hasKey =
  (key: string) =>
  (stored: unknown): boolean =>
    isStored(stored) && stored.key === key;
