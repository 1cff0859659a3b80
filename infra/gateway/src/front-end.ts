import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { VISITOR_COOKIE } from '@landsea/contracts/experiments';
import type { RemoteName } from '@landsea/contracts/core';
import type { FastifyReply } from 'fastify';
import { sendMethodNotAllowed } from './answers.js';
import { Documents, type DocumentOptions } from './document/documents.js';
import { readLiveList } from './live-list.js';
import { fileName, hashedAsset } from './paths.js';

export interface FrontEndOptions extends DocumentOptions {
  shellFolder: string;
  webFolder: string;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>> | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const notBuilt = `<!doctype html><title>Landsea</title><p>The shell is not built yet: <code>npx nx build shell</code>.</p>`;

const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The cookie of a visitor, see `@landsea/contracts/experiments`. */
const visitorOf = (reply: FastifyReply): string | undefined =>
  new RegExp(`(?:^|; )${VISITOR_COOKIE}=([^;]+)`).exec(reply.request.headers.cookie ?? '')?.[1];

/** Serves what is built, not computed: the shell, the live builds of the remotes and the list of them. */
export class FrontEnd {
  private readonly documents: Documents;

  constructor(private readonly options: FrontEndOptions) {
    this.documents = new Documents(options);
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
    else if (fileName.test(path)) {
      this.file(reply, this.options.shellFolder, path, hashedAsset.test(path) ? forever : revalidate);
    } else await this.page(reply, path);
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

  /** The document of a path, with the live shell, or with the candidate for the visitors who get it. */
  private async page(reply: FastifyReply, path: string): Promise<void> {
    const { shellFolder, webFolder, devRemotes = {} } = this.options;
    const live = await readLiveList(this.options, visitorOf(reply));
    const candidate = live.signed.candidates?.includes('shell') && live.list.shell?.candidate?.build;
    const folders = {
      webFolder,
      shellFolder: candidate ? join(webFolder, 'shells', candidate) : shellFolder,
    };
    const isDevelopment = Object.keys(devRemotes).length > 0;
    try {
      await this.documents.send(reply, path, { folders, live, isDevelopment });
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      this.sendNotBuilt(reply);
    }
  }

  private file(reply: FastifyReply, folder: string, path: string, cache: string): void {
    reply.header('cache-control', cache);
    reply.sendFile(decodeURIComponent(path), folder);
  }
}
