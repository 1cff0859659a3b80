import { Prices, hashSaleVersion } from '@landsea/contracts/billing';
import type { Upstreams } from '../upstreams.js';

const ASK_MS = 1_000;
const KNOWN_MS = 60_000;
const RETRY_MS = 5_000;

async function ask(copies: Upstreams): Promise<string | undefined> {
  const copy = copies.next();
  if (!copy) return undefined;
  try {
    const address = new URL('/api/billing/prices', copy.address);
    const answer = await fetch(address, { signal: AbortSignal.timeout(ASK_MS) });
    return answer.ok ? hashSaleVersion(Prices.parse(await answer.json())) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks billing once a minute; undefined while it does not answer. */
export function readSaleVersion(
  copies: Upstreams,
  now: () => number = Date.now,
): () => Promise<string | undefined> {
  let version: Promise<string | undefined> | undefined;
  let until = 0;
  return () => {
    if (version && now() < until) return version;
    until = now() + KNOWN_MS;
    version = ask(copies).then((found) => {
      if (found === undefined) until = now() + RETRY_MS;
      return found;
    });
    return version;
  };
}
