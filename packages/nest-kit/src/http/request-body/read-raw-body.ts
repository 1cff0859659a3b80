import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../errors/domain-error.js';
import { tooLarge } from '../../errors/plain-errors.js';

const brokenOff = (): DomainError =>
  new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' });

/**
 * The bytes of a request's body. One that announces more than `limit` is refused before any of it is read.
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
    if (request.destroyed) return reject(brokenOff());
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(tooLarge(limit));
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limit) refuse(tooLarge(limit));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(brokenOff()));
    request.on('close', () => reject(brokenOff()));
  });
}
