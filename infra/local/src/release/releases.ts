import type { AppName, ReleaseList } from '@landsea/contracts/releases';
import { hasBuild, findMirroredShell, mirrorShell, upload } from './build-place.js';
import { findProject, readBuiltApp } from './built-app.js';
import { prune } from './prune.js';
import type { ReleaseKey } from './release-keys.js';
import { readList, readPublishedList, publishList } from './release-list.js';
import { readJson, writeJson, type ReleaseStore } from './release-store.js';
import { findLastReleased, readState, SwitchLog, listWithdrawnBuilds, type Switch } from './switch-log.js';

const LOG = 'releases.json';

export interface Release {
  app: AppName;
  build: string;
  /** False when nothing was switched. */
  changed: boolean;
  /** The build that was rolled back: now, or earlier, so that it was not released. */
  withdrawn?: WithdrawnBuild | undefined;
}

export interface WithdrawnBuild {
  build: string;
  /** The time of its rollback (ISO); left out for the rollback itself. */
  at?: string | undefined;
  /** The share of the visitors, and the build that one more rollback returns to, for a candidate. */
  percent?: number | undefined;
  earlier?: string | undefined;
}

export interface ReleaseChoices {
  /** The share of visitors who get the build; all when left out. */
  percent?: number | undefined;
  /** A start leaves a build alone that was released last or is tried out; a command releases it. */
  by?: 'start' | 'command';
  /** Releases also a build that was rolled back. */
  again?: boolean;
}

type Decision = Pick<Release, 'build' | 'withdrawn'> & {
  entry?: Pick<Switch, 'app' | 'kind' | 'build' | 'percent'>;
};

export interface ReleasePlace {
  store: ReleaseStore;
  keys: readonly ReleaseKey[];
  /** The folder with the builds, `shell/dist` and `mfe-…/dist`. */
  checkout: string;
  now?: () => Date;
}

/** A change of the live builds is one write of `remotes.json`. */
export class Releases {
  constructor(readonly place: ReleasePlace) {}

  get publicKeys(): string[] {
    return this.place.keys.map(({ publicKey }) => publicKey);
  }

  /** Uploads a build and makes it live. A build that was rolled back stays withdrawn unless `again` says otherwise. */
  async release(
    app: AppName,
    { percent, by = 'start', again = false }: ReleaseChoices = {},
  ): Promise<Release> {
    const { store, checkout, keys } = this.place;
    const built = await readBuiltApp(app, checkout, keys);
    const { build } = built;
    await upload(store, built);
    return this.switching(async (log) => {
      const { line, candidate } = readState(log, app);
      const live = line.at(-1);
      const unchanged = { build: live ?? build };
      if (live === build && candidate === undefined) return unchanged;
      const at = listWithdrawnBuilds(log, app).get(build);
      if (at && !again) return { ...unchanged, withdrawn: { build, at } };
      if (by === 'start' && !again && findLastReleased(log, app) === build) return unchanged;
      if (percent === undefined || percent >= 100) return { build, entry: { app, kind: 'release', build } };
      if (!live) throw new Error(`${findProject(app)} has no build yet that the other visitors could get.`);
      return { build, entry: { app, kind: 'candidate', build, percent } };
    }, app);
  }

  /** The build in the checkout, when it was rolled back. */
  async findWithdrawn(app: AppName): Promise<WithdrawnBuild | undefined> {
    const { build } = await readBuiltApp(app, this.place.checkout, this.place.keys);
    const at = listWithdrawnBuilds(await this.history(), app).get(build);
    return at === undefined ? undefined : { build, at };
  }

  /** Withdraws the candidate, or else makes the build live again that was live before. */
  rollBack(app: AppName): Promise<Release> {
    return this.switching(async (log) => {
      const { line, candidate } = readState(log, app);
      const [earlier, live] = [line.at(-2), line.at(-1)];
      const build = candidate ? live : earlier;
      if (!build) throw new Error(`${findProject(app)} has no earlier build to go back to.`);
      if (!(await hasBuild(this.place.store, app, build)))
        throw new Error(
          `The files of build ${build} of ${findProject(app)} were removed; build and release it.`,
        );
      const withdrawn = candidate ? { ...candidate, earlier } : { build: live ?? '' };
      return { build, withdrawn, entry: { app, kind: 'rollback', build } };
    }, app);
  }

  /** The build that all visitors get who get no candidate. */
  async live(app: AppName): Promise<string | undefined> {
    return readState(await this.history(), app).line.at(-1);
  }

  /** All changes of what is live, oldest first. */
  async history(): Promise<Switch[]> {
    const { store } = this.place;
    const { version } = await readPublishedList(store);
    const log = SwitchLog.parse((await readJson(store, LOG)) ?? []);
    return log.filter((entry) => entry.version <= version);
  }

  /**
   * Signs the list anew, so that it lives longer. Its version follows from the time and so is above that of every list
   * before, also where the store was restored from a backup.
   * @returns undefined when nothing was ever released.
   */
  async renew(): Promise<ReleaseList | undefined> {
    const { store, keys } = this.place;
    return store.exclusively(async () => {
      const log = await this.history();
      if (log.length === 0) return undefined;
      const { version } = await readPublishedList(store);
      const now = this.now();
      const list = await readList(store, log, Math.max(version + 1, Math.floor(now.getTime() / 1000)));
      // Switches that never went live have versions that are no longer in the future.
      await writeJson(store, LOG, log);
      await publishList(store, list, keys, now);
      return readPublishedList(store);
    });
  }

  /** Signs the list anew, also when the keys changed, and completes what a killed command left. */
  async settle(): Promise<void> {
    const { store, keys } = this.place;
    await store.exclusively(async () => {
      const log = await this.history();
      if (log.length === 0) return;
      await publishList(
        store,
        await readList(store, log, (await readPublishedList(store)).version),
        keys,
        this.now(),
      );
      await this.settleShell(log);
    });
  }

  private switching(decide: (log: Switch[]) => Promise<Decision>, app: AppName): Promise<Release> {
    const { store, keys } = this.place;
    return store.exclusively(async () => {
      const before = await this.history();
      const { build, withdrawn, entry } = await decide(before);
      if (!entry) {
        await this.settleShell(before);
        return { app, build, changed: false, ...(withdrawn && { withdrawn }) };
      }
      const { version } = await readPublishedList(store);
      const now = this.now();
      const log = [...before, { ...entry, version: version + 1, at: now.toISOString() }];
      const list = await readList(store, log, version + 1);
      await writeJson(store, LOG, log);
      await publishList(store, list, keys, now);
      await this.settleShell(log);
      await prune(store, log, app, now);
      return { app, build, changed: true, ...(withdrawn && { withdrawn }) };
    });
  }

  private now(): Date {
    return this.place.now?.() ?? new Date();
  }

  private async settleShell(log: readonly Switch[]): Promise<void> {
    const live = readState(log, 'shell').line.at(-1);
    if (live && (await findMirroredShell(this.place.store)) !== live)
      await mirrorShell(this.place.store, live);
  }
}
