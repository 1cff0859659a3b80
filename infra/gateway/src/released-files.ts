import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SignedBuildFiles,
  toFilesText,
  type AppName,
  type FileHashes,
  type ReleaseAlarm,
  type ReleaseList,
} from '@landsea/contracts/releases';
import { makeVersion } from './document/hashed-elements.js';
import { FileCheck, hashFile, makeStamp, type Defect } from './file-check.js';
import type { GatewayAlarms } from './gateway-alarms.js';
import { isBuildRecord } from './paths.js';
import { isSigned, type ReleaseKeys } from './release-signature.js';

export interface Build {
  app: AppName;
  build: string;
}

interface KnownHashes {
  stamp: string;
  hashes: ReadonlyMap<string, string> | undefined;
}

/** A damaged build is looked at again after this: its files may have come back. */
const LOOK_AGAIN_MS = 1_000;

export class DamagedBuild extends Error {}

const FILES = 'files.json';
const ENTRY = 'remoteEntry.js';
const SHELLS = 'shells';
/** Releases copy the live shell here. */
const SHELL_COPY = 'shell';

const folderOf = ({ app, build }: Build): string =>
  app === 'shell' ? `${SHELLS}/${build}` : `remotes/${app}/${build}`;

const keyOf = ({ app, build }: Pick<ReleaseAlarm, 'app' | 'build'>): string => `${app} ${build}`;

const remotePath = /^\/?remotes\/([a-z]{1,20})\/([0-9a-f]{12})\/(.+)$/;

/** The builds of a list in these roles. */
const buildsOf = (
  { shell, remotes }: ReleaseList,
  roles: readonly ('live' | 'candidate' | 'previous')[],
): Build[] =>
  (Object.entries({ ...(shell && { shell }), ...remotes }) as [AppName, NonNullable<typeof shell>][]).flatMap(
    ([app, state]) =>
      roles.flatMap((role) => {
        const build = state[role]?.build;
        return build ? [{ app, build }] : [];
      }),
  );

/**
 * Files of builds as they were released, by the hashes that each build's signed `files.json` has. What is not in it is
 * not there; a file that was changed is never read or sent, and makes its build a damaged one until it is whole again.
 */
export class ReleasedFiles {
  private readonly check = new FileCheck();
  private readonly known = new Map<string, KnownHashes>();
  private readonly damages = new Map<string, ReleaseAlarm>();
  private listed = new Set<string>();
  private lookAgainAt = 0;

  constructor(
    readonly webFolder: string,
    private readonly keys: ReleaseKeys,
    private readonly alarms: GatewayAlarms,
  ) {}

  /** The first defect of each build of a list that visitors would get. */
  async findDefects(list: ReleaseList): Promise<ReleaseAlarm[]> {
    const found = await Promise.all(
      buildsOf(list, ['live', 'candidate']).map((build) => this.defectOf(build)),
    );
    return found.flatMap((alarm) => alarm ?? []);
  }

  /** Visitors get the builds of this list from now on; those with a defect are kept in mind. */
  use(list: ReleaseList, defects: readonly ReleaseAlarm[]): void {
    this.listed = new Set(buildsOf(list, ['live', 'candidate', 'previous']).map(keyOf));
    this.damages.clear();
    for (const defect of defects) this.note(defect);
  }

  /** Looks at every file of the builds of a list once more. */
  async sweep(list: ReleaseList): Promise<void> {
    for (const defect of await this.findDefects(list)) this.note(defect);
  }

  /** A page that announced a file of a build that has just gone would fail once more when the build is back. */
  async checkEntries(list: ReleaseList): Promise<void> {
    const builds = buildsOf(list, ['live', 'candidate']).filter(({ app }) => app !== 'shell');
    for (const build of builds) {
      const hashes = await this.hashesOf(build);
      const kind = hashes && !hashes.has(ENTRY) ? undefined : await this.findDefect(build, ENTRY, false);
      if (kind) this.note({ kind, ...build, subject: ENTRY });
    }
  }

  /** The builds that visitors must not get; one that is whole again is not among them. */
  async damaged(): Promise<string[]> {
    const now = performance.now();
    if (this.damages.size > 0 && now >= this.lookAgainAt) {
      this.lookAgainAt = now + LOOK_AGAIN_MS;
      await Promise.all([...this.damages].map(([key, alarm]) => this.lookAgain(key, alarm)));
    }
    return [...this.damages.values()].flatMap(({ build }) => build ?? []);
  }

  /** @returns where the file of a remote lies; undefined when it is no file of its build, or not as it was released. */
  async findRemoteFile(path: string): Promise<string | undefined> {
    const [, app, build, file] = remotePath.exec(path) ?? [];
    return app && build && file ? this.find({ app: app as AppName, build }, file) : undefined;
  }

  /** The same for a path of the shell: in this build or, for a name or an address with a hash, in any that is kept. */
  async findShellFile(
    build: string,
    path: string,
    { isHashed, version }: { isHashed: boolean; version?: string | undefined },
  ): Promise<string | undefined> {
    const isKept = isHashed || version !== undefined;
    const others = isKept ? await readdir(join(this.webFolder, SHELLS)).catch(() => []) : [];
    for (const each of new Set([build, ...others])) {
      const shell = { app: 'shell' as const, build: each };
      const hash = (await this.hashesOf(shell))?.get(path);
      if (hash && (version === undefined || version === makeVersion(hash))) return this.find(shell, path);
    }
    return undefined;
  }

  /** SHA-256 by path; undefined when nothing that can be trusted says what belongs to the build. */
  async listHashes(build: Build): Promise<FileHashes | undefined> {
    const hashes = await this.hashesOf(build);
    return hashes && Object.fromEntries(hashes);
  }

  /**
   * @returns the text of a file; undefined for none of the build.
   * @throws DamagedBuild
   */
  async read(build: Build, path: string): Promise<string | undefined> {
    const hashes = await this.hashesOf(build);
    if (hashes && !hashes.has(path)) return undefined;
    const body = await readFile(join(this.webFolder, folderOf(build), path)).catch(() => undefined);
    if (body && hashes?.get(path) === hashFile(body)) return body.toString();
    this.note({ kind: body && hashes ? 'integrity' : 'missing', ...build, subject: hashes ? path : FILES });
    throw new DamagedBuild(`${build.app} ${build.build}: ${path}`);
  }

  private async find(build: Build, path: string): Promise<string | undefined> {
    const hashes = await this.hashesOf(build);
    if (!hashes) this.note({ kind: 'missing', ...build, subject: FILES });
    const hash = hashes?.get(path);
    if (hash === undefined) return undefined;
    const defect = await this.findDefect(build, path, true);
    if (!defect) return join(folderOf(build), path);
    this.note({ kind: defect, ...build, subject: path });
    const copy = join(SHELL_COPY, path);
    const hasCopy = build.app === 'shell' && !(await this.check.find(join(this.webFolder, copy), hash, true));
    return hasCopy ? copy : undefined;
  }

  private note(alarm: ReleaseAlarm): void {
    // A stranger can ask for builds that never were, and old ones go.
    if (alarm.kind === 'missing' && !this.listed.has(keyOf(alarm))) return;
    this.damages.set(keyOf(alarm), alarm);
    this.alarms.raise({ ...alarm, subject: alarm.subject?.slice(0, 200) });
  }

  private async lookAgain(key: string, alarm: ReleaseAlarm): Promise<void> {
    const { app, build = '', subject = '' } = alarm;
    const isDamaged =
      (subject !== FILES && (await this.findDefect({ app, build }, subject, true))) ||
      (await this.defectOf({ app, build }));
    if (isDamaged) this.note(alarm);
    else this.damages.delete(key);
  }

  private async defectOf(build: Build): Promise<ReleaseAlarm | undefined> {
    const hashes = await this.hashesOf(build);
    if (!hashes) return { kind: 'missing', ...build, subject: FILES };
    const paths = [...hashes.keys()];
    const found = await Promise.all(paths.map((path) => this.findDefect(build, path, false)));
    const first = found.findIndex(Boolean);
    const [kind, subject] = [found[first], paths[first]];
    return kind && { kind, ...build, subject };
  }

  private async findDefect(build: Build, path: string, withForms: boolean): Promise<Defect | undefined> {
    const file = join(this.webFolder, folderOf(build), path);
    const hash = (await this.hashesOf(build))?.get(path);
    if (hash === undefined) return 'missing';
    if (isBuildRecord(`/${path}`)) return (await makeStamp(file)) ? undefined : 'missing';
    return this.check.find(file, hash, withForms);
  }

  /** Undefined when nothing that can be trusted says what belongs to the build. */
  private async hashesOf(build: Build): Promise<KnownHashes['hashes']> {
    const file = join(this.webFolder, folderOf(build), FILES);
    const stamp = await makeStamp(file);
    // Builds that never were leave nothing behind.
    if (!stamp) {
      this.known.delete(file);
      return undefined;
    }
    const known = this.known.get(file);
    if (known?.stamp === stamp) return known.hashes;
    const hashes = await this.readHashes(file, build);
    this.known.set(file, { stamp, hashes });
    return hashes;
  }

  private async readHashes(file: string, { build }: Build): Promise<KnownHashes['hashes']> {
    try {
      const { list, signatures } = SignedBuildFiles.parse(JSON.parse(await readFile(file, 'utf8')));
      const isTrusted = list.build === build && isSigned(this.keys, toFilesText(list), signatures);
      return isTrusted ? new Map(Object.entries(list.files)) : undefined;
    } catch {
      return undefined;
    }
  }
}
