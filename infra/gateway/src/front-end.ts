import { createHash } from 'node:crypto';
import { VISITOR_COOKIE } from '@landsea/contracts/experiments';
import type { RemoteName } from '@landsea/contracts/core';
import type { FastifyReply } from 'fastify';
import { sendMethodNotAllowed } from './answers.js';
import { readLiveList } from './live-list.js';
import { fileName, hashedAsset } from './paths.js';

export interface FrontEndOptions {
  shellFolder: string;
  webFolder: string;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>> | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const notBuilt = `<!doctype html><title>Landsea</title><p>The shell is not built yet: <code>npx nx build shell</code>.</p>`;

/** The cookie of a visitor, see `@landsea/contracts/experiments`. */
const visitorOf = (reply: FastifyReply): string | undefined =>
  new RegExp(`(?:^|; )${VISITOR_COOKIE}=([^;]+)`).exec(reply.request.headers.cookie ?? '')?.[1];

/** Serves what is built, not computed: the shell, the live builds of the remotes and the list of them. */
export class FrontEnd {
  constructor(private readonly options: FrontEndOptions) {}

  async answer(
    reply: FastifyReply,
    owner: 'manifest' | 'remote' | 'shell',
    path: string,
  ): Promise<FastifyReply> {
    const { method } = reply.request;
    if (method !== 'GET' && method !== 'HEAD') sendMethodNotAllowed(reply, 'GET, HEAD');
    else if (owner === 'manifest') await this.manifest(reply);
    else if (owner === 'remote') this.file(reply, this.options.webFolder, path, forever);
    else if (fileName.test(path)) {
      this.file(reply, this.options.shellFolder, path, hashedAsset.test(path) ? forever : revalidate);
    } else await this.page(reply);
    return reply;
  }

  sendMissing(reply: FastifyReply): void {
    reply.code(404).header('cache-control', 'no-store').send();
  }

  sendNotBuilt(reply: FastifyReply): void {
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
  }

  /** The signed list; revalidated by its hash, because open pages ask for it again and again. */
  private async manifest(reply: FastifyReply): Promise<void> {
    const { signed } = await readLiveList(this.options, visitorOf(reply));
    const body = JSON.stringify(signed);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': revalidate, etag });
    if (reply.request.headers['if-none-match'] === etag) reply.code(304).send();
    else reply.send(body);
  }

  /** The page of the live shell, or of the candidate for the visitors who get it. */
  private async page(reply: FastifyReply): Promise<void> {
    const { signed, list } = await readLiveList({ webFolder: this.options.webFolder }, visitorOf(reply));
    const build = signed.candidates?.includes('shell') && list.shell?.candidate?.build;
    if (build) this.file(reply, this.options.webFolder, `/shells/${build}/index.html`, revalidate);
    else this.file(reply, this.options.shellFolder, '/index.html', revalidate);
  }

  private file(reply: FastifyReply, folder: string, path: string, cache: string): void {
    reply.header('cache-control', cache);
    reply.sendFile(decodeURIComponent(path), folder);
  }
}
