import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCandidate, pickShellBuild } from '@landsea/rules/releases';
import type { RemoteName } from '@landsea/contracts/core';
import type { AppName } from '@landsea/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendMethodNotAllowed } from './answers.js';
import { hashFile } from './file-check.js';
import { DocumentWriter, type DocumentOptions } from './document/documents.js';
import type { FindFailing } from './failing-builds.js';
import { LiveLists, type LiveList } from './live-list.js';
import type { GatewayMetrics } from './metrics.js';
import type { GatewayAlarms } from './gateway-alarms.js';
import { DamagedBuild, ReleasedFiles } from './released-files.js';
import type { ReleaseKeys } from './release-signature.js';
import { NotBuilt, type BuildReader, type SiteSource } from './document/site.js';
import { pickRolloutBucket, readRolloutBucket, writeRolloutCookie } from './visitor/rollout-cookie.js';
import { fileName, hashedAsset, isBuildRecord, workerOffPath, workerPath } from './paths.js';

export interface FrontEndOptions extends DocumentOptions {
  shellFolder: string;
  webFolder: string;
  /** Keeps the newest list over a restart; without it the gateway knows none when it starts. */
  stateFolder?: string | undefined;
  /** Public keys of releases; without them only browsers look at signatures. */
  releaseKeys?: ReleaseKeys | undefined;
  findFailing?: FindFailing | undefined;
  /** An operator's own `site-config.js`, in the place of the released one. */
  siteConfigFile?: string | undefined;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>> | undefined;
  /** off: browsers get a worker that takes away itself and what it kept. */
  serviceWorker?: 'on' | 'off' | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const notBuilt = `<!doctype html><title>Landsea</title><p>The shell is not built yet: <code>npx nx build shell</code>.</p>`;

const siteConfigPath = '/site-config.js';

/** Documents name a version of files whose name stays when they change. */
const versionIn = ({ url }: FastifyRequest): string | undefined => /\?([0-9a-f]{10})$/.exec(url)?.[1];

/** A document is written anew when a file of its builds turns out to be damaged, without the build. */
const MOST_TRIES = 3;

/** Serves what is built, not computed: the shell, the live builds of the remotes and the list of them. */
export class FrontEnd {
  private readonly documents: DocumentWriter;
  private readonly files: ReleasedFiles;
  private readonly lists: LiveLists;

  constructor(
    private readonly options: FrontEndOptions,
    alarms: GatewayAlarms,
    metrics: GatewayMetrics,
  ) {
    this.documents = new DocumentWriter(options);
    this.files = new ReleasedFiles(options.webFolder, options.releaseKeys ?? [], alarms);
    this.lists = new LiveLists(options, this.files, alarms, metrics);
  }

  async answer(
    reply: FastifyReply,
    owner: 'manifest' | 'remote' | 'shell',
    path: string,
  ): Promise<FastifyReply> {
    const { method } = reply.request;
    if (method !== 'GET' && method !== 'HEAD') sendMethodNotAllowed(reply, 'GET, HEAD');
    else if (owner === 'manifest') await this.manifest(reply);
    else if (owner === 'remote') await this.remoteFile(reply, path);
    else if (path === '/robots.txt') this.documents.sendRobots(reply);
    else if (path === '/.well-known/security.txt' && this.documents.sendSecurityText(reply)) return reply;
    else if (path !== '/sitemap.xml' && fileName.test(path)) {
      const isOff = path === workerPath && this.options.serviceWorker === 'off';
      const file = isOff ? workerOffPath : path;
      if (path === workerPath) reply.header('x-service-worker', isOff ? 'off' : 'on');
      await this.shellFile(reply, file);
    } else await this.page(reply, path);
    return reply;
  }

  /** True when visitors get the shell: one of a trusted list, or one that needs none. */
  async hasShell(): Promise<boolean> {
    try {
      const { shell } = await this.sourceOf(await this.lists.read());
      return (await shell('index.html')) !== undefined;
    } catch (error) {
      if (error instanceof NotBuilt || error instanceof DamagedBuild) return false;
      throw error;
    }
  }

  sendMissing(reply: FastifyReply): void {
    reply.code(404).header('cache-control', 'no-store').send();
  }

  sendNotBuilt(reply: FastifyReply): void {
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
  }

  /** The signed list; revalidated by its hash, because open pages ask for it again and again. */
  private async manifest(reply: FastifyReply): Promise<void> {
    const { signed } = await this.lists.read(readRolloutBucket(reply.request));
    const body = JSON.stringify(signed);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': revalidate, etag });
    if (reply.request.headers['if-none-match'] === etag) reply.code(304).send();
    else reply.send(body);
  }

  /** The document of a path, with the live shell, or with the candidate for the visitors who get it. */
  private async page(reply: FastifyReply, path: string): Promise<void> {
    const isDevelopment = Object.keys(this.options.devRemotes ?? {}).length > 0;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        const live = await this.liveFor(reply);
        const visit = { source: await this.sourceOf(live), live, isDevelopment };
        if (path === '/sitemap.xml') await this.documents.sendSitemap(reply, visit);
        else await this.documents.send(reply, path, visit);
        return;
      } catch (error) {
        if (error instanceof NotBuilt) break;
        if (!(error instanceof DamagedBuild)) throw error;
      }
    }
    this.sendNotBuilt(reply);
  }

  private async sourceOf({ list, signed, damaged }: LiveList): Promise<SiteSource & { key: string }> {
    // Where no build is left to go back to, what is whole of a damaged one is shown.
    const reader = (app: AppName, build: string): BuildReader => {
      const read = (path: string) => this.files.read({ app, build }, path);
      return damaged.includes(build) ? (path) => read(path).catch(() => undefined) : read;
    };
    const build = pickShellBuild(list, { candidates: signed.candidates, failed: damaged });
    const remoteHashes = (app: AppName, of: string) => this.files.listHashes({ app, build: of });
    if (build) {
      const released = await this.files.listHashes({ app: 'shell', build });
      const ours = await this.siteConfigHash();
      const shellHashes = released && { ...released, ...(ours && { [siteConfigPath.slice(1)]: ours }) };
      const key = [build, ours].join(' ');
      return { key, shell: reader('shell', build), remote: reader, shellHashes, remoteHashes };
    }
    const folder = this.unreleasedShell();
    const page = folder && (await stat(join(folder, 'index.html'), { bigint: true }).catch(() => undefined));
    if (!folder || !page) throw new NotBuilt();
    const shell = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);
    const key = `${page.ino} ${page.mtimeNs}`;
    return { key, shell, remote: reader, shellHashes: undefined, remoteHashes };
  }

  /** An operator changes this file at any time. */
  private async siteConfigHash(): Promise<string | undefined> {
    const { siteConfigFile } = this.options;
    const body = siteConfigFile && (await readFile(siteConfigFile).catch(() => undefined));
    return body ? hashFile(body) : undefined;
  }

  /** A shell that no list names was never signed. */
  private unreleasedShell(): string | undefined {
    return this.options.releaseKeys?.length ? undefined : this.options.shellFolder;
  }

  /** A browser without a bucket gets one while some build is tried by some visitors only, so that it keeps what it got. */
  private async liveFor(reply: FastifyReply): Promise<LiveList> {
    const known = readRolloutBucket(reply.request);
    const live = await this.lists.read(known);
    if (known !== undefined || !hasCandidate(live.list)) return live;
    const bucket = pickRolloutBucket();
    reply.header('set-cookie', writeRolloutCookie(bucket, reply.request.protocol === 'https'));
    return this.lists.read(bucket);
  }

  private async remoteFile(reply: FastifyReply, path: string): Promise<void> {
    const file = decodeURIComponent(path);
    this.file(reply, isBuildRecord(file) ? undefined : await this.files.findRemoteFile(file), forever);
  }

  private async shellFile(reply: FastifyReply, path: string): Promise<void> {
    const file = decodeURIComponent(path);
    const { shellFolder, siteConfigFile } = this.options;
    const isHashed = hashedAsset.test(file);
    const cache = isHashed ? forever : revalidate;
    if (isBuildRecord(file)) return this.sendMissing(reply);
    if (file === siteConfigPath && siteConfigFile) {
      reply
        .header('cache-control', cache)
        .sendFile(basename(siteConfigFile), resolve(dirname(siteConfigFile)));
      return;
    }
    const { list, damaged } = await this.lists.peek();
    const build = pickShellBuild(list, { failed: damaged });
    if (build) {
      const version = versionIn(reply.request);
      const versioned =
        version && (await this.files.findShellFile(build, file.slice(1), { isHashed, version }));
      if (versioned) return this.file(reply, versioned, forever);
      return this.file(reply, await this.files.findShellFile(build, file.slice(1), { isHashed }), cache);
    }
    this.file(reply, this.unreleasedShell() && file, cache, shellFolder);
  }

  private file(
    reply: FastifyReply,
    path: string | undefined,
    cache: string,
    folder = this.options.webFolder,
  ): void {
    if (path === undefined) return this.sendMissing(reply);
    reply.header('cache-control', cache);
    reply.sendFile(path, folder);
  }
}
