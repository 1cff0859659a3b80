import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileName, hashedAsset } from './paths.js';
import { acceptedEncoding, StaticFiles, within, type StaticFile } from './static-files.js';

interface Folders {
  shellFolder: string;
  webFolder: string;
  devRemotes?: Record<string, string>;
}

interface FrontEndCall {
  owner: 'manifest' | 'remote' | 'shell';
  path: string;
  headers: Record<string, string>;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const notBuilt = `<!doctype html><title>Landsea</title><p>The shell is not built yet: <code>npx nx build shell</code>.</p>`;

/** Answers what is built, not computed: the shell, the live builds of the remotes and the list of them. */
export class FrontEnd {
  private readonly files = new StaticFiles();

  constructor(private readonly folders: Folders) {}

  async answer(req: IncomingMessage, res: ServerResponse, call: FrontEndCall): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { ...call.headers, allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      if (call.owner === 'manifest') await this.manifest(req, res, call);
      else await this.file(req, res, call);
    } catch {
      if (!res.headersSent) res.writeHead(500, call.headers);
      res.end();
    }
  }

  private async manifest(req: IncomingMessage, res: ServerResponse, call: FrontEndCall): Promise<void> {
    const live = await readFile(join(this.folders.webFolder, 'remotes.json'), 'utf8').catch(() => '{}');
    const development = Object.entries(this.folders.devRemotes ?? {}).map(([name, origin]) => [
      name,
      { entry: `${origin}/mf-manifest.json`, build: 'dev' },
    ]);
    const body = JSON.stringify({ ...JSON.parse(live), ...Object.fromEntries(development) });
    const headers = {
      ...call.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': revalidate,
    };
    res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
  }

  private async file(req: IncomingMessage, res: ServerResponse, call: FrontEndCall): Promise<void> {
    const accept = acceptedEncoding(req.headers['accept-encoding']);
    const folder = call.owner === 'remote' ? this.folders.webFolder : this.folders.shellFolder;
    const place = within(folder, call.path);
    const found = place && (await this.files.read(place, accept));
    if (found) {
      const immutable = call.owner === 'remote' || hashedAsset.test(call.path);
      this.send(req, res, found, { ...call.headers, 'cache-control': immutable ? forever : revalidate });
      return;
    }
    if (call.owner === 'remote' || fileName.test(call.path)) {
      res.writeHead(404, { ...call.headers, 'cache-control': 'no-store' }).end();
      return;
    }
    const page = await this.files.read(join(this.folders.shellFolder, 'index.html'), accept);
    if (page) this.send(req, res, page, { ...call.headers, 'cache-control': revalidate });
    else res.writeHead(503, { ...call.headers, 'content-type': 'text/html; charset=utf-8' }).end(notBuilt);
  }

  private send(
    req: IncomingMessage,
    res: ServerResponse,
    file: StaticFile,
    extra: Record<string, string>,
  ): void {
    const headers = {
      ...extra,
      etag: file.etag,
      vary: 'Accept-Encoding',
      ...(file.encoding && { 'content-encoding': file.encoding }),
    };
    if (req.headers['if-none-match'] === file.etag) {
      res.writeHead(304, headers).end();
      return;
    }
    res.writeHead(200, { ...headers, 'content-type': file.type, 'content-length': file.body.length });
    res.end(req.method === 'HEAD' ? undefined : file.body);
  }
}
