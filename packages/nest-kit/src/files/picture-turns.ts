import { unavailable } from '../errors/plain-errors.js';

/** Decoding takes memory by the pixel: so many pictures at once, and so many that wait. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when it is its turn. @throws DomainError SERVICE_UNAVAILABLE when too many wait already. */
export async function inPictureTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw unavailable('too many pictures wait to be decoded');
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
