import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hasCandidate } from '@landsea/rules/releases';
import type { RemoteName } from '@landsea/contracts/core';
import type { FastifyReply } from 'fastify';
import { sendMethodNotAllowed } from './answers.js';
import { DocumentWriter, type DocumentOptions } from './document/documents.js';
import { LiveLists, type LiveList } from './live-list.js';
import type { GatewayMetrics } from './metrics.js';
import type { GatewayAlarms } from './gateway-alarms.js';
import { liveBuildAt } from './released-files.js';
import { pickRolloutBucket, rolloutBucketOf, rolloutCookie } from './visitor/rollout-cookie.js';
import { fileName, hashedAsset, isBuildRecord, workerOffPath, workerPath } from './paths.js';

export interface FrontEndOptions extends DocumentOptions {
  shellFolder: string;
  webFolder: string;
  /** Keeps the newest list over a restart; without it the gateway knows none when it starts. */
  stateFolder?: string | undefined;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>> | undefined;
  /** off: browsers get a worker that takes away itself and what it kept. */
  serviceWorker?: 'on' | 'off' | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const notBuilt = `<!doctype html><title>Landsea</title><p>The shell is not built yet: <code>npx nx build shell</code>.</p>`;

const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Serves what is built, not computed: the shell, the live builds of the remotes and the list of them. */
export class FrontEnd {
  private readonly documents: DocumentWriter;
  private readonly lists: LiveLists;

  constructor(
    private readonly options: FrontEndOptions,
    private readonly alarms: GatewayAlarms,
    metrics: GatewayMetrics,
  ) {
    this.documents = new DocumentWriter(options);
    this.lists = new LiveLists(options, alarms, metrics);
  }

  async answer(
    reply: FastifyReply,
    owner: 'manifest' | 'remote' | 'shell',
    path: string,
  ): Promise<FastifyReply> {
    const { method } = reply.request;
    if (method !== 'GET' && method !== 'HEAD') sendMethodNotAllowed(reply, 'GET, HEAD');
    else if (owner === 'manifest') await this.manifest(reply);
    else if (owner === 'remote') this.file(reply, this.options.webFolder, path, forever);
    else if (path === '/robots.txt') this.documents.sendRobots(reply);
    else if (path === '/.well-known/security.txt' && this.documents.sendSecurityText(reply)) return reply;
    else if (path !== '/sitemap.xml' && fileName.test(path)) {
      const isOff = path === workerPath && this.options.serviceWorker === 'off';
      const file = isOff ? workerOffPath : path;
      if (path === workerPath) reply.header('x-service-worker', isOff ? 'off' : 'on');
      this.file(reply, this.options.shellFolder, file, hashedAsset.test(path) ? forever : revalidate);
    } else await this.page(reply, path);
    return reply;
  }

  /** Raises an alarm when the file at this path belongs to a build that visitors get. */
  async noteMissing(path: string): Promise<void> {
    const build = liveBuildAt((await this.lists.read()).list, path);
    if (build) this.alarms.raise({ kind: 'missing', ...build, subject: path.slice(0, 200) });
  }

  sendMissing(reply: FastifyReply): void {
    reply.code(404).header('cache-control', 'no-store').send();
  }

  sendNotBuilt(reply: FastifyReply): void {
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
  }

  /** The signed list; revalidated by its hash, because open pages ask for it again and again. */
  private async manifest(reply: FastifyReply): Promise<void> {
    const { signed } = await this.lists.read(rolloutBucketOf(reply.request));
    const body = JSON.stringify(signed);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': revalidate, etag });
    if (reply.request.headers['if-none-match'] === etag) reply.code(304).send();
    else reply.send(body);
  }

  /** The document of a path, with the live shell, or with the candidate for the visitors who get it. */
  private async page(reply: FastifyReply, path: string): Promise<void> {
    const { shellFolder, webFolder, devRemotes = {} } = this.options;
    const live = await this.liveFor(reply);
    const candidate = live.signed.candidates?.includes('shell') && live.list.shell?.candidate?.build;
    const folders = {
      webFolder,
      shellFolder: candidate ? join(webFolder, 'shells', candidate) : shellFolder,
    };
    const isDevelopment = Object.keys(devRemotes).length > 0;
    try {
      const visit = { folders, live, isDevelopment };
      if (path === '/sitemap.xml') await this.documents.sendSitemap(reply, visit);
      else await this.documents.send(reply, path, visit);
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      this.sendNotBuilt(reply);
    }
  }

  /** A browser without a bucket gets one while some build is tried by some visitors only, so that it keeps what it got. */
  private async liveFor(reply: FastifyReply): Promise<LiveList> {
    const known = rolloutBucketOf(reply.request);
    const live = await this.lists.read(known);
    if (known !== undefined || !hasCandidate(live.list)) return live;
    const bucket = pickRolloutBucket();
    reply.header('set-cookie', rolloutCookie(bucket, reply.request.protocol === 'https'));
    return this.lists.read(bucket);
  }

  private file(reply: FastifyReply, folder: string, path: string, cache: string): void {
    const file = decodeURIComponent(path);
    if (isBuildRecord(file)) return this.sendMissing(reply);
    reply.header('cache-control', cache);
    reply.sendFile(file, folder);
  }
}
