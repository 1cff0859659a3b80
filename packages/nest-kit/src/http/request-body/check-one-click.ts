import { DomainError } from '../../errors/domain-error.js';
import type { KitRequest } from '../routes/kit-request.js';
import { readRawBody } from './read-raw-body.js';

const MOST_BYTES = 2048;

/**
 * RFC 8058: a mail program posts `List-Unsubscribe=One-Click` in one of two encodings.
 * @throws DomainError MALFORMED_BODY for anything else.
 */
export async function checkOneClick(request: KitRequest): Promise<void> {
  const body = (await readRawBody(request, MOST_BYTES)).toString();
  if (!/List-Unsubscribe/.test(body) || !/One-Click/.test(body))
    throw new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' });
}
