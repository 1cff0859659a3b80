import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { RemoteName } from '@landsea/contracts/core';
import { ServiceName } from '@landsea/contracts/messages';
import type { ChildSpec } from './child.js';
import { listCopies, getPortName, getPort, getService, type CopyName } from './copies.js';
import { root, type LocalSettings } from './env.js';
import type { HomePaths } from './home.js';
import type { PortName, Ports } from './ports.js';
import type { Secrets } from './secrets.js';

export interface LaunchPlan {
  settings: LocalSettings;
  ports: Ports;
  paths: HomePaths;
  secrets: Secrets;
  databaseUrls: Record<ServiceName, string>;
}

const loopback = (port: number): string => `http://127.0.0.1:${port}`;
export const getOrigin = (ports: Ports): string => `http://localhost:${ports.gateway}`;

export const usesEmulator = (env: NodeJS.ProcessEnv): boolean => !env.STRIPE_SECRET_KEY;

export const usesSignInStandIn = (env: NodeJS.ProcessEnv): boolean => !env.GOOGLE_CLIENT_ID;
/** The mail catcher stands in for a mail server: it keeps what it is given and shows it on a page. */
export const usesMailCatcher = (env: NodeJS.ProcessEnv): boolean => !env.SMTP_URL;
export const getMailPage = (ports: Ports): string => `http://localhost:${ports.mailPage}`;

const serviceAddresses = (ports: Ports): Record<string, string> => ({
  IDENTITY_URL: loopback(ports.identity),
  TRIPS_URL: loopback(ports.trips),
  BILLING_URL: loopback(ports.billing),
});

/** As the gateway takes them: every copy of each service. */
const copyAddresses = ({ settings, ports }: LaunchPlan): Record<string, string> =>
  Object.fromEntries(
    ServiceName.options.map((service) => [
      `${service.toUpperCase()}_URL`,
      listCopies(service, settings.env)
        .map((copy) => loopback(getPort(copy, ports)))
        .join(','),
    ]),
  );

/** The ids under which the emulator sells the trip unlock and the two plans. */
const emulatedPrices = {
  trip: 'price_landsea_trip',
  pro: 'price_landsea_pro',
  agent: 'price_landsea_agent',
};

const mailEnv = ({ settings, ports }: Pick<LaunchPlan, 'settings' | 'ports'>): Record<string, string> => ({
  SMTP_URL: settings.env.SMTP_URL || `smtp://127.0.0.1:${ports.mail}`,
});

/** The mail catcher also stands in for the provider that delivers answers; a real one is configured from outside. */
const answersEnv = ({
  settings,
  secrets,
}: Pick<LaunchPlan, 'settings' | 'secrets'>): Record<string, string> =>
  usesMailCatcher(settings.env) && !settings.env.REPLY_DOMAIN
    ? {
        REPLY_DOMAIN: 'reply.landsea.example',
        REPLY_ADDRESS_SECRET: secrets.replyAddressSecret,
        INBOUND_MAIL_SECRET: secrets.inboundMailSecret,
        INBOUND_AUTHSERV: 'mail-catcher.localhost',
      }
    : {};

/** The same for what families forward to their trips. */
const forwardingEnv = ({
  settings,
  secrets,
}: Pick<LaunchPlan, 'settings' | 'secrets'>): Record<string, string> =>
  usesMailCatcher(settings.env) && !settings.env.TRIP_MAIL_DOMAIN
    ? {
        TRIP_MAIL_DOMAIN: 'in.landsea.example',
        TRIP_MAIL_SECRET: secrets.tripMailSecret,
        TRIP_MAIL_AUTHSERV: 'mail-catcher.localhost',
      }
    : {};

const billingEnv = (plan: LaunchPlan): Record<string, string> => ({ ...stripeEnv(plan), ...mailEnv(plan) });

function stripeEnv({ settings, ports, secrets }: LaunchPlan): Record<string, string> {
  if (!usesEmulator(settings.env)) {
    const hosted = 'https://checkout.stripe.com,https://billing.stripe.com';
    return { CHECKOUT_ORIGINS: settings.env.CHECKOUT_ORIGINS ?? hosted };
  }
  return {
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_API_BASE: loopback(ports.emulator),
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_PRICE_TRIP: emulatedPrices.trip,
    STRIPE_PRICE_PRO: emulatedPrices.pro,
    STRIPE_PRICE_AGENT: emulatedPrices.agent,
    CHECKOUT_ORIGINS: `http://localhost:${ports.emulator}`,
    PRICING: settings.env.PRICING ?? 'both',
  };
}

/** The service has no secret at the stand-in, because nothing but this machine reaches it. */
const localClient = 'landsea-local';
const signInIssuer = (ports: Ports): string => `http://localhost:${ports.signIn}`;

const identityEnv = ({ settings, ports, secrets }: LaunchPlan): Record<string, string> => ({
  DEVICE_COOKIE_SECRET: secrets.deviceCookieSecret,
  DEMO_ACCOUNT: settings.env.DEMO_ACCOUNT ?? 'true',
  // All browsers share one address.
  REGISTRATION_MAILS_PER_HOUR: settings.env.REGISTRATION_MAILS_PER_HOUR ?? '1000',
  ...mailEnv({ settings, ports }),
  ...(usesSignInStandIn(settings.env) && {
    GOOGLE_ISSUER: signInIssuer(ports),
    GOOGLE_CLIENT_ID: localClient,
    GOOGLE_CLIENT_SECRET: '',
  }),
});

/** An assistant on this machine sends `seedTripKey` of the secrets; the service gets its hash. */
const tripsEnv = ({ settings, paths, ports, secrets }: LaunchPlan): Record<string, string> => ({
  FILES_DIR: settings.env.FILES_DIR || paths.files,
  ...mailEnv({ settings, ports }),
  ...answersEnv({ settings, secrets }),
  ...forwardingEnv({ settings, secrets }),
  SEED_TRIP_API_KEYS:
    settings.env.SEED_TRIP_API_KEYS ||
    `local:${createHash('sha256').update(secrets.seedTripKey).digest('hex')}`,
});

const ownEnv: Record<ServiceName, (plan: LaunchPlan) => Record<string, string>> = {
  identity: identityEnv,
  trips: tripsEnv,
  billing: billingEnv,
};

function serviceEnv(service: ServiceName, plan: LaunchPlan): Record<string, string> {
  const { ports, secrets, settings } = plan;
  return {
    NODE_ENV: settings.env.NODE_ENV ?? 'development',
    HOST: '127.0.0.1',
    PORT: String(ports[service]),
    DATABASE_URL: plan.databaseUrls[service],
    PUBLIC_ORIGIN: getOrigin(ports),
    // The gateway alone reaches the services; a TRUSTED_PROXIES from outside is the gateway's.
    TRUSTED_PROXIES: 'loopback',
    SERVICE_TOKEN_SECRET: secrets.serviceTokenSecret,
    ...serviceAddresses(ports),
    ...ownEnv[service](plan),
  };
}

const serviceFile = (service: ServiceName, file: string): string =>
  join(root, 'services', service, 'dist', file);

export const makeServicePart = (copy: CopyName, plan: LaunchPlan): ChildSpec => ({
  name: copy,
  entry: serviceFile(getService(copy), 'main.js'),
  env: { ...serviceEnv(getService(copy), plan), PORT: String(getPort(copy, plan.ports)) },
});

export const makeMigration = (service: ServiceName, plan: LaunchPlan): ChildSpec => ({
  name: `${service}-migrate`,
  entry: serviceFile(service, 'migrate.js'),
  env: serviceEnv(service, plan),
});

export const makeEmulatorPart = ({ ports, paths, secrets }: LaunchPlan): ChildSpec => ({
  name: 'stripe-emulator',
  entry: join(root, 'infra/stripe/dist/main.js'),
  env: {
    HOST: '127.0.0.1',
    PORT: String(ports.emulator),
    DATA_FILE: paths.emulatorState,
    WEBHOOK_URL: `${loopback(ports.gateway)}/api/stripe/webhook`,
    WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    SECRET_KEY: secrets.stripeSecretKey,
    PUBLIC_BASE: `http://localhost:${ports.emulator}`,
    PRICE_TRIP: emulatedPrices.trip,
    PRICE_PRO: emulatedPrices.pro,
    PRICE_AGENT: emulatedPrices.agent,
  },
});

export const makeSignInPart = ({ ports }: LaunchPlan): ChildSpec => ({
  name: 'sign-in',
  entry: join(root, 'infra/local/dist/sign-in/sign-in-keeper.js'),
  args: [String(ports.signIn), signInIssuer(ports), localClient, `${getOrigin(ports)}/auth/google/callback`],
  env: {},
});

export const makeMailCatcherPart = ({ settings, secrets, ports, paths }: LaunchPlan): ChildSpec => ({
  name: 'mail-catcher',
  entry: join(root, 'infra/local/dist/mail/mail-catcher-main.js'),
  args: [
    ...['--ip', '127.0.0.1', '--smtp', String(ports.mail), '--web', String(ports.mailPage)],
    ...['--mail-directory', paths.mail, '--silent'],
  ],
  env: {
    ...answersEnv({ settings, secrets }),
    ...forwardingEnv({ settings, secrets }),
    INBOUND_URL: `${getOrigin(ports)}/api/v1/inbound-emails`,
    FORWARDED_URL: `${getOrigin(ports)}/api/v1/forwarded-emails`,
  },
});

/** @param releaseKeys public keys that sign what this state folder releases */
export function makeGatewayPart(plan: LaunchPlan, releaseKeys: readonly string[]): ChildSpec {
  const { ports, paths, settings } = plan;
  const developmentPorts = RemoteName.options.map((name) => [
    `DEV_PORT_${name.toUpperCase()}`,
    String(ports[`${name}Dev`]),
  ]);
  return {
    name: 'gateway',
    entry: join(root, 'infra/gateway/dist/main.js'),
    env: {
      HOST: '127.0.0.1',
      PORT: String(ports.gateway),
      OPERATIONS_PORT: String(ports.operations),
      ...copyAddresses(plan),
      SHELL_DIR: join(paths.web, 'shell'),
      WEB_DIR: paths.web,
      GATEWAY_STATE_DIR: paths.gateway,
      RELEASE_PUBLIC_KEYS: settings.env.RELEASE_PUBLIC_KEYS || releaseKeys.join(' '),
      ...Object.fromEntries(developmentPorts),
    },
  };
}

/** The ports that this start will listen on. */
export function listNeededPorts(env: NodeJS.ProcessEnv): PortName[] {
  const embedded = (['IDENTITY', 'TRIPS', 'BILLING'] as const).some((name) => !env[`DATABASE_URL_${name}`]);
  return [
    'gateway',
    'operations',
    ...ServiceName.options.flatMap((service) => listCopies(service, env).map(getPortName)),
    ...(usesEmulator(env) ? (['emulator'] as const) : []),
    ...(usesSignInStandIn(env) ? (['signIn'] as const) : []),
    ...(usesMailCatcher(env) ? (['mail', 'mailPage'] as const) : []),
    ...(embedded ? (['postgres'] as const) : []),
  ];
}
