import { randomBytes } from 'node:crypto';
import { getSessionKeys, KIT_ENV, makeSessionToken } from '../src/index.js';
import { startExample } from './example-service.js';
import { IdentityEdge } from './identity-edge.js';

const LIMIT = 60;
const identity = new IdentityEdge();
await identity.start();
const service = await startExample({ IDENTITY_URL: identity.url, VISITOR_CALLS_PER_MINUTE: String(LIMIT) });
afterAll(async () => {
  await service.close();
  await identity.kill();
});

const callFrom = (address: string) => async (path: string, token: string) => {
  const { status } = await service
    .anonymous()
    .get(`/api/example/${path}`)
    .set('Cookie', `landsea_sid=${token}`)
    .set('X-Forwarded-For', address);
  return status;
};
const times = (count: number, call: () => Promise<number>) =>
  Promise.all(Array.from({ length: count }, call));
const signed = () => makeSessionToken(getSessionKeys(service.app.get(KIT_ENV)));
const invented = () => makeSessionToken(['some other key']);

describe('behind an address that strangers use up', () => {
  it('asks identity nothing about cookies that no service made', async () => {
    const call = callFrom('203.0.113.42');
    const before = identity.calls;
    expect(new Set(await times(LIMIT, () => call('mine', invented())))).toEqual(new Set([401]));
    expect(identity.calls).toBe(before);
  });

  it('lets in a session that it has not met, past cookies that somebody invents', async () => {
    const call = callFrom('203.0.113.43');
    expect(await times(25, () => call('mine', randomBytes(32).toString('base64url')))).toContain(429);
    const token = signed();
    identity.signIn(token);
    expect(await call('mine', token)).toBe(200);
  });

  it('counts the public reads of a person by themselves', async () => {
    const call = callFrom('203.0.113.44');
    const read = (token: string) => call('written/1', token);
    expect(await times(LIMIT + 10, () => read(invented()))).toContain(429);
    const [met, unmet] = [signed(), signed()];
    for (const token of [met, unmet]) identity.signIn(token);
    expect(await call('mine', met)).toBe(200);
    expect(await read(met)).toBe(200);
    expect(await read(unmet)).toBe(200);
    // A session that has ended is a visitor.
    expect(await read(signed())).toBe(429);
    const all = await times(LIMIT + 10, () => read(met));
    expect(all.filter((status) => status === 200)).toHaveLength(LIMIT - 1);
    expect(await read(unmet)).toBe(200);
  });
});
