import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { CallFault } from '../control/call-faults.js';
import type { Emulator } from '../emulator.js';
import { makeId } from '../store/new-id.js';
import {
  execute,
  makeFailureAnswer,
  noRetry,
  findReplay,
  save,
  type CallAnswer,
  type Call,
} from './execute-call.js';
import { parseForm } from './form-body.js';
import { requireKeyLength } from './idempotency.js';
import { readBody } from './read-body.js';
import { StripeRefusal } from './stripe-refusal.js';

function authenticate(request: IncomingMessage, secretKey: string): void {
  const [, key] = (request.headers.authorization ?? '').split(' ');
  if (!key)
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (key !== secretKey)
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
}

/** The emulator speaks one version; another one would be answered in shapes its caller does not expect. */
function requireVersion(request: IncomingMessage): void {
  const version = request.headers['stripe-version'];
  if (version === undefined || version === Stripe.API_VERSION) return;
  const message = `The payment emulator speaks API version ${Stripe.API_VERSION} only, not ${version}.`;
  throw new StripeRefusal(400, { type: 'invalid_request_error', message }, false);
}

function unauthorized(message: string): StripeRefusal {
  return new StripeRefusal(401, { type: 'invalid_request_error', message }, false);
}

export async function answerApiCall(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const id = makeId('req_', 14);
  const key = request.method === 'POST' ? header(request, 'idempotency-key') : undefined;
  const standard = {
    'content-type': 'application/json',
    'request-id': id,
    'stripe-version': Stripe.API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const answer = await failuresAnswered(async () => {
    authenticate(request, emulator.settings.secretKey);
    requireVersion(request);
    requireKeyLength(key);
    const sent = request.method === 'POST' ? await readBody(request) : url.search.slice(1);
    const call = { id, method: request.method ?? 'GET', path: url.pathname, params: parseForm(sent), key };
    return emulator.runningKeys.hold(key, () => answerWithFaults(emulator, call));
  });
  if (answer === 'no-answer') return;
  if (answer === 'cut') {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, { ...standard, ...answer.headers }).end(answer.body);
}

async function answerWithFaults(emulator: Emulator, call: Call): Promise<CallAnswer | 'no-answer' | 'cut'> {
  const replay = findReplay(emulator, call);
  const fault = replay ? undefined : emulator.callFaults.take(call.method, call.path);
  if (!fault) return replay ?? execute(emulator, call);
  if (fault.kind === 'delay') await sleep(fault.ms);
  const effect = fault.when === 'after' || fault.kind === 'delay' ? execute(emulator, call) : undefined;
  return effect && fault.kind === 'delay' ? effect : failed(emulator, call, fault);
}

function failed(emulator: Emulator, call: Call, fault: CallFault): CallAnswer | 'no-answer' | 'cut' {
  if (fault.kind === 'timeout') return 'no-answer';
  if (fault.kind === 'reset') return 'cut';
  const failure = fault.kind === '429' ? StripeRefusal.rateLimited() : StripeRefusal.server();
  const answer = makeFailureAnswer(failure);
  if (failure.saved) emulator.run(null, ({ tx, now }) => save(tx, now, call, answer));
  const repeats = failure.saved && call.key !== undefined;
  return { ...answer, headers: { ...adviceOf(fault), ...(repeats && noRetry) } };
}

/** Stripe's headers about trying again. */
function adviceOf({ retry_after: seconds, should_retry: wanted }: CallFault): Record<string, string> {
  return {
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    ...(wanted !== undefined && { 'stripe-should-retry': String(wanted) }),
  };
}

async function failuresAnswered<T>(work: () => Promise<T>): Promise<T | CallAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeRefusal) return makeFailureAnswer(error);
    console.error(error);
    return makeFailureAnswer(StripeRefusal.server());
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
