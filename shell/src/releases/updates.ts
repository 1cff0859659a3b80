import type { RemoteName } from '@landsea/contracts/core';
import { delay, sessionMemory } from '@landsea/web-kit';
import { findPageAt } from '../known-pages';
import { markFailed } from './failed-builds';
import type { LiveBuildsSource } from './live-builds';
import { raiseAlarm } from './raise-alarm';

/** The longest that a navigation waits for the list of releases. */
const PATIENCE_MS = 400;
/** A tab loads a document once for each version of the list. */
const FOLLOWED = 'followedRelease';

export interface Tab {
  /** The build of the shell in this document; empty in development. */
  shellBuild: string;
  /** Loads a document; `replace` when the address is that of the current entry of the history. */
  open: (path: string, replace: boolean) => void;
  reload: () => void;
}

export class Updates {
  private readonly loaded = new Map<RemoteName, string>();
  private readonly unmatched = new Set<string>();
  private readonly shown = new Set<string>();
  private learn: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly builds: LiveBuildsSource,
    private readonly tab: Tab,
  ) {}

  learnWith(learn: () => Promise<void>): void {
    this.learn = learn;
  }

  isDue = (): boolean => this.builds.isDue();

  async refresh(): Promise<void> {
    if (!this.isDue()) return;
    await Promise.race([this.learn(), delay(PATIENCE_MS)]);
  }

  noteRemoteLoaded(name: RemoteName, build: string): void {
    this.loaded.set(name, build);
  }

  /** False when another build of the remote of this file had to be taken. */
  hasLoaded(shown: string): boolean {
    return [...this.loaded].every(([name, build]) => !shown.includes(`/${name}/`) || shown.includes(build));
  }

  /** The router does not look for a missing page a second time. */
  notePageMissing(pathname: string): void {
    this.unmatched.add(pathname);
  }

  notePageShown(name: string): void {
    this.shown.add(name);
  }

  isNewer(pathname: string): boolean {
    const live = this.builds.getCurrent();
    if (!live || sessionMemory.read(FOLLOWED) === String(live.version)) return false;
    const { shellBuild } = this.tab;
    if (shellBuild && live.shell && live.shell !== shellBuild) return true;
    const owner = findPageAt(pathname)?.owner;
    if (!owner || owner === 'shell') return false;
    const loaded = this.loaded.get(owner);
    return this.unmatched.has(pathname) || (loaded !== undefined && loaded !== live.remotes[owner]?.build);
  }

  open(path: string, replace: boolean): void {
    sessionMemory.write(FOLLOWED, String(this.builds.getCurrent()?.version));
    this.tab.open(path, replace);
  }

  /** True when a failed page was never shown here and its build has a predecessor. */
  canFallBack(pathname: string): boolean {
    const page = findPageAt(pathname);
    if (!page || page.owner === 'shell' || this.shown.has(page.name)) return false;
    const build = this.loaded.get(page.owner);
    return build !== undefined && (this.builds.getCurrent()?.canFallBack(build) ?? false);
  }

  /** A new document, because one cannot hold two builds. */
  fallBack(pathname: string, error: unknown): void {
    const page = findPageAt(pathname);
    if (!page || page.owner === 'shell') return;
    const build = this.loaded.get(page.owner);
    if (!build) return;
    markFailed(build);
    void raiseAlarm({
      kind: 'first-render',
      app: page.owner,
      build,
      subject: page.name,
      reason: error instanceof Error ? error.message : String(error),
    }).then(this.tab.reload);
  }
}
