import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCopies, getPort, getService } from '../src/copies.js';
import { makeGatewayPart, listNeededPorts, makeServicePart, type LaunchPlan } from '../src/parts.js';
import { countPortsFrom } from '../src/ports.js';
import { getHomePaths } from '../src/home.js';
import { readSecrets, type Secrets } from '../src/secrets.js';

let secrets: Secrets;
beforeAll(async () => {
  secrets = await readSecrets(join(await mkdtemp(join(tmpdir(), 'landsea-copies-')), 'secrets.json'));
});

const plan = (env: NodeJS.ProcessEnv): LaunchPlan => ({
  settings: { portBase: 4300, home: '/tmp/x', env, frontEnds: true, throwaway: false },
  ports: countPortsFrom(4300),
  paths: getHomePaths('/tmp/x'),
  secrets,
  databaseUrls: { identity: 'postgres://i', trips: 'postgres://t', billing: 'postgres://b' },
});

it('runs one process a service unless two are requested', () => {
  expect(listCopies('trips', {})).toEqual(['trips']);
  expect(listCopies('trips', { COPIES: '2' })).toEqual(['trips', 'trips-2']);
  expect(() => listCopies('trips', { COPIES: '3' })).toThrow('COPIES=3 is not usable: expected 1 or 2');
});

it('gives each copy its own port among the 19, and the rest in common', () => {
  const two = plan({ COPIES: '2' });
  expect(getService('trips-2')).toBe('trips');
  const ports = listNeededPorts(two.settings.env).map((name) => two.ports[name]);
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThanOrEqual(4319);
  // 4315 and 4316 are the browser tests' own.
  expect(ports).not.toContain(4315);
  expect(ports).not.toContain(4316);
  const [first, second] = [makeServicePart('trips', two), makeServicePart('trips-2', two)];
  expect(second).toEqual({
    ...first,
    name: 'trips-2',
    env: { ...first.env, PORT: String(getPort('trips-2', two.ports)) },
  });
});

it('passes every copy to the gateway', () => {
  expect(makeGatewayPart(plan({}), []).env).toMatchObject({ TRIPS_URL: 'http://127.0.0.1:4302' });
  expect(makeGatewayPart(plan({ COPIES: '2' }), []).env).toMatchObject({
    IDENTITY_URL: 'http://127.0.0.1:4301,http://127.0.0.1:4314',
    TRIPS_URL: 'http://127.0.0.1:4302,http://127.0.0.1:4317',
    BILLING_URL: 'http://127.0.0.1:4303,http://127.0.0.1:4318',
  });
});

it('lets the services trust the gateway alone, whoever the gateway trusts', () => {
  const behindProxy = plan({ TRUSTED_PROXIES: '10.0.0.0/8' });
  expect(makeServicePart('trips', behindProxy).env.TRUSTED_PROXIES).toBe('loopback');
  expect(makeGatewayPart(behindProxy, []).env).not.toHaveProperty('TRUSTED_PROXIES');
});
