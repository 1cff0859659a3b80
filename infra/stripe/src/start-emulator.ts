import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControlCall } from './control/control-call.js';
import { answerInvoice, answerReceipt } from './documents/answer-document.js';
import { Emulator, type EmulatorSettings } from './emulator.js';
import { answerApiCall } from './http/api-call.js';
import { StripeRefusal } from './http/stripe-refusal.js';
import { answerHostedPage } from './page/hosted-page.js';
import { answerPortal } from './portal/answer-portal.js';

export interface EmulatorOptions {
  /** 0 (the default) takes a free port. */
  port?: number;
  host?: string;
  /** Default `sk_test_landsea_local`. */
  secretKey?: string;
  /** Events go here; without it none are sent until `POST /_emulator/webhook` names an address. */
  webhookUrl?: string;
  /** Default `whsec_landsea_local`. */
  webhookSecret?: string;
  /** Origin of the hosted page as the browser sees it; default is where the emulator listens. */
  publicBase?: string;
  /** File that keeps the state; without it the state lives in memory. */
  dataFile?: string;
  /** Id of the seeded trip price; default `price_landsea_trip`. */
  priceTrip?: string;
  /** Id of the seeded monthly price of Pro; default `price_landsea_pro`. */
  pricePro?: string;
  /** Id of the seeded monthly price of Agent; default `price_landsea_agent`. */
  priceAgent?: string;
  /** Wait before a delivery's second attempt, in milliseconds, doubled for each further one up to two minutes. Default 500. */
  retryBaseMs?: number;
  clock?: () => Date;
}

export interface RunningEmulator {
  /** e.g. `http://127.0.0.1:4304` */
  url: string;
  /** Answers what is under way, stops deliveries (they stay pending) and closes the state. */
  close(): Promise<void>;
}

/** Starts a payment emulator. Rejects with the listen error, e.g. code EADDRINUSE. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const { host = '127.0.0.1', port = 0 } = options;
  // Longer than its callers keep theirs: a call that goes into a connection just being closed is lost.
  const server = createServer({ keepAliveTimeout: 75_000 });
  const url = await listen(server, host, port);
  const emulator = openAccount(server, {
    secretKey: options.secretKey ?? 'sk_test_landsea_local',
    webhook: { url: options.webhookUrl, secret: options.webhookSecret ?? 'whsec_landsea_local' },
    prices: {
      trip: options.priceTrip ?? 'price_landsea_trip',
      pro: options.pricePro ?? 'price_landsea_pro',
      agent: options.priceAgent ?? 'price_landsea_agent',
    },
    dataFile: options.dataFile,
    clock: options.clock ?? (() => new Date()),
    retryBaseMs: options.retryBaseMs ?? 500,
    publicBase: (options.publicBase ?? url).replace(/\/$/, ''),
  });
  server.on('request', (request, response) => void answer(emulator, request, response));
  return {
    url,
    close: async () => {
      await stop(server);
      await emulator.close();
    },
  };
}

/** Only once it listens: two emulators on one port must never share a state file. */
function openAccount(server: Server, settings: EmulatorSettings): Emulator {
  try {
    return new Emulator(settings);
  } catch (error) {
    server.close();
    throw error;
  }
}

async function answer(emulator: Emulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://emulator');
    const [, area, rest = ''] =
      /^\/(v1|c\/pay|p\/session|i|receipts|_emulator)\/(.*)$/.exec(url.pathname) ?? [];
    if (area === 'v1') await answerApiCall(emulator, request, response, url);
    else if (area === 'c/pay') await answerHostedPage(emulator, request, response, rest);
    else if (area === 'p/session') await answerPortal(emulator, request, response, url, rest);
    else if (area === 'i') answerInvoice(emulator, request, response, rest);
    else if (area === 'receipts') answerReceipt(emulator, request, response, rest);
    else if (area === '_emulator') await answerControlCall(emulator, request, response, rest);
    else
      response
        .writeHead(404, { 'content-type': 'text/plain' })
        .end('The payment emulator has no such page.\n');
  } catch (error) {
    if (!(error instanceof StripeRefusal)) console.error(error);
    const status = error instanceof StripeRefusal ? error.status : 500;
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
    response.end(
      error instanceof StripeRefusal ? error.message : 'The payment emulator failed; its log says why.\n',
    );
  }
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });
}

const DRAIN_MS = 3000;

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}
