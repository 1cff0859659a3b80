import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signedHeaders } from './aws-signature.js';
import { fileStoreOf, filesEnv } from './files-env.js';
import * as z from 'zod';

const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const env = (change: Record<string, string>) => z.object(filesEnv).parse(change);

it('signs as the example in the AWS documentation', () => {
  const { authorization } = signedHeaders(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      payloadHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    keys,
    new Date('2013-05-24T00:00:00Z'),
  );
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('keeps a file in a folder, gives it back and lets go of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-files-'));
  const store = fileStoreOf(env({ FILES_DIR: join(folder, 'kept') }));
  await writeFile(join(folder, 'sent'), 'a receipt');
  await store.put('receipts/one', join(folder, 'sent'), 'text/plain');
  expect(await text(await store.open('receipts/one'))).toBe('a receipt');
  await store.remove('receipts/one');
  await store.remove('receipts/one');
  await expect(store.open('receipts/one')).rejects.toThrow();
  await expect(store.open('../../etc/passwd')).rejects.toThrow('not a key');
});

it('speaks to storage by path, signed, and says when it refuses', async () => {
  const asked: [string | undefined, string | undefined, string][] = [];
  const kept = new Map<string, string>();
  const answer = async (request: IncomingMessage) => {
    const { method, url = '', headers } = request;
    asked.push([method, url, String(headers.authorization).slice(0, 47)]);
    if (method === 'PUT') kept.set(url, await text(request));
    if (method === 'DELETE') kept.delete(url);
    return method === 'GET' ? kept.get(url) : '';
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.writeHead(body === undefined ? 403 : 200).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = fileStoreOf(
    env({
      S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      S3_BUCKET: 'private',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    }),
  );
  const path = join(await mkdtemp(join(tmpdir(), 'landsea-files-')), 'sent');
  await writeFile(path, 'a receipt');
  await store.put('receipts/one', path, 'image/png');
  expect(await text(await store.open('receipts/one'))).toBe('a receipt');
  await store.remove('receipts/one');
  await expect(store.open('receipts/one')).rejects.toThrow('GET receipts/one with 403');
  expect(asked[0]).toEqual(
    ['PUT', '/private/receipts/one', 'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE'].map((part, index) =>
      index === 2 ? part.slice(0, 47) : part,
    ),
  );
  server.close();
});
