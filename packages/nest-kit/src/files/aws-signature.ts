import { createHash, createHmac } from 'node:crypto';

export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986, as AWS wants it; a path keeps its slashes. */
const encoded = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(decodeURIComponent(part)).replace(
        /[!'()*]/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

/**
 * The headers that sign a request to S3-compatible storage (AWS Signature Version 4), beside those given. `payloadHash`:
 * hex SHA-256 of the body, or `UNSIGNED-PAYLOAD` where TLS protects it.
 */
export function signedHeaders(
  request: { method: string; url: URL; headers: Record<string, string>; payloadHash: string },
  keys: AwsKeys,
  now: Date,
): Record<string, string> {
  const instant = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = instant.slice(0, 8);
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': instant,
  };
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const canonical = [
    request.method,
    encoded(request.url.pathname),
    '',
    ...names.map((name) => `${name}:${headers[name]?.trim() ?? ''}`),
    '',
    signed,
    request.payloadHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${keys.secretAccessKey}`, day), keys.region),
  );
  const signature = hmac(key, toSign).toString('hex');
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
