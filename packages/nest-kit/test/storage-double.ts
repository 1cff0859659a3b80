import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface SignedRequest {
  method: string;
  /** As it was sent, without a query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  signed: string[];
  region: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, words: string): Buffer =>
  createHmac('sha256', key).update(words).digest();

/** The hex signature that a request has to carry: AWS Signature Version 4, made by its documentation alone. */
export const awsSignature = (
  { method, path, headers, signed, region }: SignedRequest,
  secret: string,
): string => {
  const instant = String(headers['x-amz-date']);
  const day = instant.slice(0, 8);
  const canonical = [
    method,
    path,
    '',
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed.join(';'),
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex');
};

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60 * 1000;

/** Storage that keeps what is sent in memory, and lets in only what is signed right and just now. */
export async function storageDouble(accessKeyId: string, secret: string) {
  const kept = new Map<string, { content: Buffer; type: string | undefined; declared: number }>();
  let busy = 0;
  const isSigned = ({ method = '', url = '', headers }: IncomingMessage): boolean => {
    const [, keyId, region = '', names = '', signature] =
      AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    const sent = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:');
    const signed = names.split(';');
    const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name));
    const isFresh = Math.abs(Date.parse(sent) - Date.now()) < MOST_SKEW_MS;
    const request = { method, path: url, headers, signed, region };
    return keyId === accessKeyId && needed && isFresh && signature === awsSignature(request, secret);
  };
  const answer = async (request: IncomingMessage): Promise<[number, Buffer?]> => {
    const { method, url = '', headers } = request;
    const content = await buffer(request);
    if (busy > 0) {
      busy -= 1;
      return [503];
    }
    if (!isSigned(request)) return [403];
    if (method === 'PUT') {
      // S3 wants to know how long a body is before it comes.
      if (headers['content-length'] === undefined) return [411];
      kept.set(url, { content, type: headers['content-type'], declared: Number(headers['content-length']) });
      return [200];
    }
    const known = kept.get(url);
    if (method === 'DELETE') kept.delete(url);
    return known || method === 'DELETE' ? [method === 'GET' ? 200 : 204, known?.content] : [404];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status).end(status === 200 ? body : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    /** Answers the next calls with 503. */
    busyFor: (calls: number) => {
      busy = calls;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
