import { RemoteName } from '@landsea/contracts/core';
import { z } from 'zod';
import type { GatewayOptions } from './gateway.js';
import { defaultConnectionsPerAddress } from './limits.js';

const portNumber = 'a port number';
const port = z.coerce.number(portNumber).int(portNumber).min(0, portNumber).max(65_535, portNumber);
const count = 'a whole number from 1';
const folder = (which: string) => z.string(`the folder ${which}`);
const publicKeys = 'one or two Ed25519 public keys, 32 bytes in base64 each';
const remotes = `some of ${RemoteName.options.join(', ')}`;
const listed = (text: string): string[] => text.split(',').flatMap((each) => each.trim() || []);

/** One address, or one for each copy: `http://127.0.0.1:4301,http://127.0.0.1:4314`. */
const copies = z
  .string('the http address of the service, such as http://127.0.0.1:4301')
  .transform(listed)
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'addresses such as http://127.0.0.1:4301' })))
  .transform((addresses) => addresses.map((address) => new URL(address)));

const fields = z.object({
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  /** Answers /metrics and /health apart from visitors. */
  OPERATIONS_PORT: port.optional(),
  IDENTITY_URL: copies,
  TRIPS_URL: copies,
  BILLING_URL: copies,
  SHELL_DIR: folder('of the built shell'),
  WEB_DIR: folder('with remotes.json and remotes/'),
  /** Keeps the newest list of releases, so that an older one is refused after a restart, too. */
  GATEWAY_STATE_DIR: z.string().optional(),
  /** One or two, separated by a space. */
  RELEASE_PUBLIC_KEYS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/, publicKeys)).max(2, publicKeys))
    .optional(),
  SITE_CONFIG_FILE: z.string().optional(),
  VIDEO_ORIGIN: z.string().optional(),
  ANALYTICS_ORIGIN: z
    .url({ protocol: /^https$/, error: 'an https origin such as https://stats.example.com, or unset' })
    .transform((url) => new URL(url).origin)
    .optional(),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'an origin such as https://landsea.example' })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** The header in which a proxy in front names the visitor's country, such as `cf-ipcountry`. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:security@landsea.example or an https address')
    .optional(),
  /** `family,agent`: remotes that development servers answer, on the ports `DEV_PORT_FAMILY`, … */
  DEV_REMOTES: z
    .string()
    .default('')
    .transform(listed)
    .pipe(z.array(z.enum(RemoteName.options, remotes))),
  DEV_PORT_FAMILY: port.optional(),
  DEV_PORT_AGENT: port.optional(),
  DEV_PORT_MARKETING: port.optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'on or off').default('on'),
  TRUSTED_PROXIES: z.string().default(''),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number(count)
    .int(count)
    .min(1, count)
    .default(defaultConnectionsPerAddress),
});

const devPort = (env: z.infer<typeof fields>, name: RemoteName): number | undefined =>
  env[`DEV_PORT_${name.toUpperCase() as Uppercase<RemoteName>}`];

const gatewayEnv = fields.refine((env) => env.DEV_REMOTES.every((name) => devPort(env, name) !== undefined), {
  path: ['DEV_REMOTES'],
  error: 'remotes whose DEV_PORT_… is set',
});

export interface GatewayEnv extends GatewayOptions {
  port: number;
  operationsPort: number | undefined;
  host: string;
}

/** An empty variable counts as unset. @throws an Error that names each variable that is wrong, and what was expected. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): GatewayEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data: env, error } = gatewayEnv.safeParse(set);
  if (!env)
    throw new Error(
      error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`).join('\n'),
    );
  return {
    port: env.PORT,
    operationsPort: env.OPERATIONS_PORT,
    host: env.HOST,
    services: { identity: env.IDENTITY_URL, trips: env.TRIPS_URL, billing: env.BILLING_URL },
    shellFolder: env.SHELL_DIR,
    webFolder: env.WEB_DIR,
    stateFolder: env.GATEWAY_STATE_DIR,
    releaseKeys: env.RELEASE_PUBLIC_KEYS,
    siteConfigFile: env.SITE_CONFIG_FILE,
    videoOrigin: env.VIDEO_ORIGIN,
    analyticsOrigin: env.ANALYTICS_ORIGIN,
    publicOrigin: env.PUBLIC_ORIGIN,
    countryHeader: env.COUNTRY_HEADER,
    securityContact: env.SECURITY_CONTACT,
    devRemotes: Object.fromEntries(
      env.DEV_REMOTES.map((name) => [name, `http://localhost:${devPort(env, name)}`]),
    ),
    serviceWorker: env.SERVICE_WORKER,
    trustedProxies: env.TRUSTED_PROXIES,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
  };
}
