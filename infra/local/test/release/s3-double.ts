import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = 3;

interface Stored {
  body: Buffer;
  headers: Record<string, string | undefined>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const listed = (keys: string[], prefix: string, after: string): string => {
  const found = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = found.slice(0, PAGE);
  const next = found.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`).join('');
  return `<ListBucketResult>${contents}${next}</ListBucketResult>`;
};

/** The few calls of S3 that releases make, for one bucket and one key: get, put, put when missing, delete, list in pages. */
export async function startS3Double(): Promise<{
  server: Server;
  endpoint: string;
  objects: Map<string, Stored>;
}> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://double');
      const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
      const end = (status: number, body: Buffer | string = '') => response.writeHead(status).end(body);
      if (!request.headers.authorization?.includes('Credential=the-id/')) return end(403);
      const body = await bodyOf(request);
      const known = objects.get(key);
      if (request.method === 'PUT') {
        if (request.headers['if-none-match'] === '*' && known) return end(412);
        const {
          'content-type': type,
          'cache-control': cache,
          'content-encoding': encoding,
        } = request.headers;
        objects.set(key, { body, headers: { type, cache, encoding } });
        return end(200);
      }
      if (request.method === 'DELETE') return end(objects.delete(key) ? 204 : 404);
      if (key !== '') return known ? end(200, known.body) : end(404);
      const { searchParams } = url;
      return end(
        200,
        listed(
          [...objects.keys()],
          searchParams.get('prefix') ?? '',
          searchParams.get('continuation-token') ?? '',
        ),
      );
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, endpoint: `http://127.0.0.1:${port}`, objects };
}
