import { FailingBuilds } from '@landsea/contracts/releases';
import type { Upstreams } from './upstreams.js';

const ASK_MS = 1_000;
const KNOWN_MS = 5_000;

/** Those of some builds that several visitors could not open, as far as is known. */
export type FindFailing = (builds: readonly string[]) => readonly string[];

async function ask(copies: Upstreams, builds: readonly string[]): Promise<readonly string[] | undefined> {
  const copy = copies.next();
  if (!copy) return undefined;
  try {
    const address = new URL(`/api/v1/release-alarms/failing?builds=${builds.join(',')}`, copy.address);
    const answer = await fetch(address, { signal: AbortSignal.timeout(ASK_MS) });
    return answer.ok ? FailingBuilds.parse(await answer.json()).failing : undefined;
  } catch {
    return undefined;
  }
}

/** Asks identity every five seconds, while there are builds to ask for; what it said last holds while it does not answer. */
export function followFailingBuilds(
  copies: Upstreams,
  now: () => number = () => performance.now(),
): FindFailing {
  let known: readonly string[] = [];
  let askAt = 0;
  return (builds) => {
    if (builds.length > 0 && now() >= askAt) {
      askAt = now() + KNOWN_MS;
      void ask(copies, builds).then((failing) => (known = failing ?? known));
    }
    return known.filter((build) => builds.includes(build));
  };
}
