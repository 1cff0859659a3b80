import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { makeUnavailable } from '../errors/plain-errors.js';

/** Decoding takes memory by the pixel. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

const turns = bulkhead(AT_ONCE, MOST_WAITING);

/** @throws DomainError SERVICE_UNAVAILABLE when too many wait already. */
export async function runInPictureTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw makeUnavailable('too many pictures wait to be decoded');
    throw error;
  }
}
