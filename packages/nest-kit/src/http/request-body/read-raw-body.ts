import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../errors/domain-error.js';
import { makeTooLarge } from '../../errors/plain-errors.js';

const brokenOff = (): DomainError =>
  new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' });

const tooSlow = (): DomainError =>
  new DomainError({ code: 'MALFORMED_BODY', message: 'The request took too long to arrive.' });

/** As at the gateway; a service that is reached past it keeps the bound. */
const SLOWEST = { startMs: 30_000, bytesPerSecond: 4 * 1024 };

/**
 * An announced excess is refused before reading.
 * @throws DomainError for a body over `limit`, slower than `slowest`, or incomplete.
 */
export function readRawBody(request: IncomingMessage, limit: number, slowest = SLOWEST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const refuse = (error: DomainError): void => {
      clearTimeout(deadline);
      request.removeAllListeners('data').resume();
      reject(error);
    };
    const patienceMs = slowest.startMs + (limit / slowest.bytesPerSecond) * 1000;
    const deadline = setTimeout(() => refuse(tooSlow()), patienceMs).unref();
    if (request.destroyed) return refuse(brokenOff());
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(makeTooLarge(limit));
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limit) refuse(makeTooLarge(limit));
      else chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => refuse(brokenOff()));
    request.on('close', () => refuse(brokenOff()));
  });
}
