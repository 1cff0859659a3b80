import type { IncomingMessage } from 'node:http';
import { DomainError } from '../errors/domain-error.js';
import { tooLarge } from '../errors/plain-errors.js';

/**
 * The bytes of a request's body.
 * @throws DomainError when they are more than `limit`, or when the caller breaks off.
 */
export function readRawBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const refuse = (error: DomainError): void => {
      request.removeAllListeners('data').resume();
      reject(error);
    };
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(tooLarge());
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limit) refuse(tooLarge());
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () =>
      reject(new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' })),
    );
  });
}
