import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startEmulator, type EmulatorOptions } from '../src/index.js';

export const secretKey = 'sk_test_landsea_local';
export const webhookSecret = 'whsec_landsea_local';

/** The official SDK pointed at an emulator. */
export function sdkFor(url: string, config: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 15_000,
    ...config,
  });
}

export interface TestEmulator {
  url: string;
  stripe: Stripe;
  control(call: string, body?: object): Promise<Response>;
  checkout(params?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<Stripe.Checkout.Session>;
  plan(params?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<Stripe.Checkout.Session>;
  close(): Promise<void>;
}

export async function startTestEmulator(options: EmulatorOptions = {}): Promise<TestEmulator> {
  const { url, close } = await startEmulator(options);
  return { ...clientsOf(url), close };
}

export function clientsOf(url: string) {
  const stripe = sdkFor(url);
  return {
    url,
    stripe,
    control: (call: string, body?: object) =>
      fetch(`${url}/_emulator/${call}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    checkout: (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: 'price_landsea_trip', quantity: 1 }],
        success_url: 'http://localhost/paid?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost/back',
        ...params,
      }),
    /** A session that sells Pro by the month. */
    plan: (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: 'price_landsea_pro', quantity: 1 }],
        success_url: 'http://localhost/paid',
        ...params,
      }),
  };
}

/** Sends the hosted page's form as a browser without JavaScript does. */
export function sendForm(page: string, typed: Record<string, string> = {}): Promise<Response> {
  return fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'ann@example.com',
      number: '4242 4242 4242 4242',
      expiration: '12 / 40',
      cvc: '123',
      ...typed,
    }),
  });
}

export interface Inbox {
  url: string;
  received: { event: Stripe.Event; status: number; signedAt: number }[];
  close(): Promise<void>;
}

/** A webhook that checks each signature with the SDK and answers what `statusOf` says. */
export async function openInbox(statusOf: (event: Stripe.Event) => number = () => 200): Promise<Inbox> {
  const received: Inbox['received'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      const event = sdkFor('http://localhost:1').webhooks.constructEvent(
        Buffer.concat(chunks),
        signature,
        webhookSecret,
      );
      const status = statusOf(event);
      received.push({ event, status, signedAt: Number(/^t=(\d+)/.exec(signature)?.[1]) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Waits until `check` holds, at most half a minute. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('It did not come to be within half a minute.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
