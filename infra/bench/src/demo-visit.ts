import { demoAccount } from '@landsea/contracts/account';
import { ActiveTrip } from '@landsea/contracts/trip';
import type { Local } from '@landsea/local';

/** @throws Error when the visitor has no trip. */
export function readTripId(answer: unknown): string {
  const { trip } = ActiveTrip.parse(answer);
  if (!trip) throw new Error('the visitor of the demo has no trip');
  return trip.id;
}

export interface DemoVisit {
  tripId: string;
  cookie: string;
  /** From the request to sign in until the trip was read. */
  ms: number;
}

/**
 * Signs a visitor in with the public credentials and reads the private trip. Straight to the services, from an address of
 * the visitor's own: the gateway would count all of them as one.
 */
export async function visitDemo(local: Local, address: string): Promise<DemoVisit> {
  const started = performance.now();
  const signedIn = await fetch(`http://127.0.0.1:${local.ports.identity}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: local.origin, 'x-forwarded-for': address },
    body: JSON.stringify({ email: demoAccount.email, password: demoAccount.password }),
  });
  await signedIn.arrayBuffer();
  if (!signedIn.ok) throw new Error(`the demo sign-in answered ${signedIn.status}`);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`http://127.0.0.1:${local.ports.trips}/api/v1/trips/active`, {
    headers: { cookie },
  });
  if (!answer.ok) throw new Error(`the trip of the demo answered ${answer.status}`);
  const tripId = readTripId(await answer.json());
  return { tripId, cookie, ms: performance.now() - started };
}
