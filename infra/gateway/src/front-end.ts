import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { sendMethodNotAllowed } from './answers.js';
import { fileName, hashedAsset } from './paths.js';

export interface FrontEndOptions {
  shellFolder: string;
  webFolder: string;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Record<string, string> | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const notBuilt = `<!doctype html><title>Landsea</title><p>The shell is not built yet: <code>npx nx build shell</code>.</p>`;

/** The pages of a remote as its development server has them; undefined while it does not answer. */
const publishedPages = (origin: string): Promise<unknown> =>
  fetch(`${origin}/pages.json`).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

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
    } else this.file(reply, this.options.shellFolder, '/index.html', revalidate);
    return reply;
  }

  sendMissing(reply: FastifyReply): void {
    reply.code(404).header('cache-control', 'no-store').send();
  }

  sendNotBuilt(reply: FastifyReply): void {
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
  }

  private async manifest(reply: FastifyReply): Promise<void> {
    const text = await readFile(join(this.options.webFolder, 'remotes.json'), 'utf8').catch(() => '{}');
    const live = JSON.parse(text) as Record<string, { pages?: unknown }>;
    const development = await Promise.all(
      Object.entries(this.options.devRemotes ?? {}).map(async ([name, origin]) => {
        const pages = (await publishedPages(origin)) ?? live[name]?.pages ?? { paths: [], nav: [] };
        return [name, { entry: `${origin}/mf-manifest.json`, build: 'dev', pages }] as const;
      }),
    );
    const remotes = { ...live, ...Object.fromEntries(development) };
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': revalidate });
    reply.send(JSON.stringify(remotes));
  }

  private file(reply: FastifyReply, folder: string, path: string, cache: string): void {
    reply.header('cache-control', cache);
    reply.sendFile(decodeURIComponent(path), folder);
  }
}
