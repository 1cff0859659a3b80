import { readEnv } from '../src/env.js';

const set = {
  PORT: '4300',
  IDENTITY_URL: 'http://127.0.0.1:4301',
  TRIPS_URL: 'http://127.0.0.1:4302, http://127.0.0.1:4312',
  BILLING_URL: 'http://127.0.0.1:4303',
  SHELL_DIR: '/shell',
  WEB_DIR: '/web',
};

it('reads the addresses of every copy, and knows what is not set', () => {
  const { services, ...rest } = readEnv({ ...set, VIDEO_ORIGIN: '', CONNECTIONS_PER_ADDRESS: '' });
  expect(services.trips.map(({ port }) => port)).toEqual(['4302', '4312']);
  expect(rest).toEqual({
    port: 4300,
    operationsPort: undefined,
    host: '127.0.0.1',
    shellFolder: '/shell',
    webFolder: '/web',
    videoOrigin: undefined,
    analyticsOrigin: undefined,
    devRemotes: {},
    serviceWorker: 'on',
    trustedProxies: '',
    connectionsPerAddress: 256,
  });
});

it('sends the remotes in development to their servers', () => {
  const env = readEnv({ ...set, DEV_REMOTES: 'family, agent', DEV_PORT_FAMILY: '1', DEV_PORT_AGENT: '2' });
  expect(env.devRemotes).toEqual({ family: 'http://localhost:1', agent: 'http://localhost:2' });
});

it.each([
  [{ PORT: undefined }, 'PORT: expected a port number'],
  [{ PORT: '65536' }, 'PORT: expected a port number'],
  [{ SHELL_DIR: '' }, 'SHELL_DIR: expected the folder of the built shell'],
  [{ TRIPS_URL: '' }, 'TRIPS_URL: expected the http address of the service, such as http://127.0.0.1:4301'],
  [{ TRIPS_URL: 'http://a:1,trips' }, 'TRIPS_URL.1: expected addresses such as http://127.0.0.1:4301'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS: expected a whole number from 1'],
  [
    { ANALYTICS_ORIGIN: 'http://stats.example' },
    'ANALYTICS_ORIGIN: expected an https origin such as https://stats.example.com, or unset',
  ],
  [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER: expected on or off'],
  [{ DEV_REMOTES: 'shell' }, 'DEV_REMOTES.0: expected some of family, agent, marketing'],
  [{ DEV_REMOTES: 'agent' }, 'DEV_REMOTES: expected remotes whose DEV_PORT_… is set'],
])('names what is wrong in %j', (change, message) => {
  expect(() => readEnv({ ...set, ...change })).toThrow(new Error(message));
});
