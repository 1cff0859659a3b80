import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCandidates } from '@landsea/rules/releases';
import {
  ReleaseList,
  toSignedText,
  type AppName,
  type ReleaseAlarm,
  type ReleaseAlarmKind,
  SignedReleaseList,
} from '@landsea/contracts/releases';
import { PublishedPages, type RemoteName, type RemotesManifest } from '@landsea/contracts/core';
import type { FindFailing } from './failing-builds.js';
import type { GatewayMetrics } from './metrics.js';
import type { GatewayAlarms } from './gateway-alarms.js';
import type { ReleasedFiles } from './released-files.js';
import { isSigned, type ReleaseKeys } from './release-signature.js';
import { SeenList } from './seen-list.js';

export interface LiveListOptions {
  /** Those that may sign; without any, only browsers look at signatures. */
  releaseKeys?: ReleaseKeys | undefined;
  /** Keeps the newest list over a restart. */
  stateFolder?: string | undefined;
  /** Says which candidates several visitors could not open: nobody gets these any more. */
  findFailing?: FindFailing | undefined;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>> | undefined;
}

/** The signed list, and the builds of it that one visitor gets. */
export interface LiveList {
  signed: SignedReleaseList;
  list: ReleaseList;
  /** Builds with a file that is not as it was released: the builds before take their place. */
  damaged: readonly string[];
}

interface KnownList extends Omit<LiveList, 'damaged'> {
  text: string;
}

/** A list that was refused is looked at again after this: its files may have come. */
const LOOK_AGAIN_MS = 1_000;

/** All files of what is live are held against their hashes this often, while there are visitors. */
const SWEEP_MS = 10_000;

const nothing: ReleaseList = { version: 0, remotes: {} };
const none: KnownList = { text: '', list: nothing, signed: { list: nothing, signatures: [] } };

const isExpired = ({ expiresAt }: ReleaseList): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) < Date.now();

/** The pages of a remote as its development server has them; undefined while it does not answer. */
const pagesOf = (origin: string): Promise<PublishedPages | undefined> =>
  fetch(`${origin}/pages.json`).then(
    async (answer) => (answer.ok ? PublishedPages.safeParse(await answer.json()).data : undefined),
    () => undefined,
  );

const signedIn = (text: string): SignedReleaseList | undefined => {
  try {
    return SignedReleaseList.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Text that is no list counts as an empty one that nobody signed. */
const parse = (text: string): KnownList => {
  const { list, signatures = [] } = signedIn(text) ?? {};
  return {
    text,
    signed: { list: list ?? nothing, signatures },
    list: ReleaseList.safeParse(list).data ?? nothing,
  };
};

/**
 * The list of what is live, as the last release signed it. A list takes the place of the one before only when all files
 * of its builds are there as they were released, and when it is not older. One that expired takes the place of none that did not; nobody is
 * left without pages because it was not signed anew.
 */
export class LiveLists {
  private known = none;
  private refused: { text: string; until: number } | undefined;
  private taking: Promise<void> | undefined;
  private remembering: Promise<void> | undefined;
  private sweepAt = 0;
  private readonly seen: SeenList;

  constructor(
    private readonly options: LiveListOptions,
    private readonly files: ReleasedFiles,
    private readonly alarms: GatewayAlarms,
    private readonly metrics: GatewayMetrics,
  ) {
    this.seen = new SeenList(options.stateFolder);
  }

  /** @param bucket of the visitor, from 0 to 99; without it the visitor gets no candidate. */
  async read(bucket?: number): Promise<LiveList> {
    const { signed, list } = await this.current();
    const candidates = bucket === undefined ? [] : listCandidates(list, bucket);
    const development = await this.developed(list);
    const isDevelopment = Object.keys(development).length > 0;
    this.sweep(list);
    await this.files.checkEntries(list);
    const damaged = [...(await this.files.damaged()), ...this.failingCandidates(list)];
    return {
      list,
      damaged,
      signed: {
        list: signed.list,
        signatures: signed.signatures,
        ...(candidates.length > 0 && { candidates }),
        ...(damaged.length > 0 && { damaged }),
        ...(isDevelopment && { development }),
      },
    };
  }

  /** The list that `read` found last, for files, and which builds are damaged now. */
  async peek(): Promise<Pick<LiveList, 'list' | 'damaged'>> {
    const { list } = this.known === none ? await this.current() : this.known;
    return { list, damaged: await this.files.damaged() };
  }

  private async current(): Promise<KnownList> {
    await (this.remembering ??= this.remember());
    await this.look();
    if (isExpired(this.known.list)) this.raise('expired', this.known.list);
    return this.known;
  }

  private async look(): Promise<void> {
    const file = join(this.files.webFolder, 'remotes.json');
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined || text === this.known.text) return;
    if (this.refused?.text === text && performance.now() < this.refused.until) return;
    this.taking ??= this.take(text).finally(() => (this.taking = undefined));
    await this.taking;
  }

  private async remember(): Promise<void> {
    const text = await this.seen.read();
    const seen = text === undefined ? none : parse(text);
    if (seen.list.version === 0 || !this.isSigned(seen)) return;
    if ((await this.files.findDefects(seen.list)).length === 0) this.use(seen, []);
  }

  private isSigned({ signed: { list, signatures } }: KnownList): boolean {
    return isSigned(this.options.releaseKeys ?? [], toSignedText(list), signatures);
  }

  private async take(text: string): Promise<void> {
    const next = parse(text);
    const isFirst = this.known === none;
    const wrong = this.whatIsWrong(next, isFirst);
    const defects = wrong ? [] : await this.files.findDefects(next.list);
    const isRefused = wrong !== undefined || defects.length > 0;
    if (!isRefused) this.alarms.clear();
    if (wrong) this.raise(wrong, next.list);
    if (wrong === 'signature' || (!isFirst && isRefused)) {
      for (const alarm of defects) this.alarms.raise(alarm);
      this.refused = { text, until: performance.now() + LOOK_AGAIN_MS };
      return;
    }
    this.use(next, defects);
    if (!isRefused) await this.seen.write(text);
  }

  private whatIsWrong(next: KnownList, isFirst: boolean): ReleaseAlarmKind | undefined {
    if (!this.isSigned(next)) return 'signature';
    if (next.list.version < this.known.list.version) return 'replay';
    if (!isFirst && isExpired(next.list) && !isExpired(this.known.list)) return 'expired';
    return undefined;
  }

  private use(list: KnownList, defects: readonly ReleaseAlarm[]): void {
    this.known = list;
    this.files.use(list.list, defects);
    this.sweepAt = performance.now() + SWEEP_MS;
    this.metrics.noteList(list.list);
  }

  /** Nobody waits for it: what is asked for is looked at anyway before it is sent. */
  private sweep(list: ReleaseList): void {
    const now = performance.now();
    if (now < this.sweepAt || list.version === 0) return;
    this.sweepAt = now + SWEEP_MS;
    void this.files.sweep(list);
  }

  /** A build that all visitors get is not withdrawn by itself: whoever reports a failure is a stranger. */
  private failingCandidates({ shell, remotes }: ReleaseList): string[] {
    const apps = Object.entries({ ...remotes, ...(shell && { shell }) }) as [AppName, typeof shell][];
    const tried = apps.flatMap(([app, state]) =>
      state?.candidate ? [{ app, build: state.candidate.build }] : [],
    );
    const failing = this.options.findFailing?.(tried.map(({ build }) => build)) ?? [];
    const withdrawn = tried.filter(({ build }) => failing.includes(build));
    for (const each of withdrawn)
      this.alarms.raise({ kind: 'first-render', ...each, subject: 'nobody gets this build any more' });
    return withdrawn.map(({ build }) => build);
  }

  private raise(kind: ReleaseAlarmKind, { version }: ReleaseList): void {
    this.alarms.raise({ kind, app: 'shell', subject: `version ${version}` });
  }

  private async developed(list: ReleaseList): Promise<RemotesManifest> {
    const development: RemotesManifest = {};
    for (const [name, origin] of Object.entries(this.options.devRemotes ?? {}) as [RemoteName, string][]) {
      const pages = (await pagesOf(origin)) ?? list.remotes[name]?.live.pages ?? { paths: [], nav: [] };
      development[name] = { entry: `${origin}/mf-manifest.json`, build: 'dev', pages };
    }
    return development;
  }
}
