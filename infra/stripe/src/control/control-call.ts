import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import { readBody } from '../http/read-body.js';
import { changePrice, WrongPrice } from '../resources/prices.js';
import { CallFault } from './call-faults.js';
import { ControlError } from './control-error.js';
import { listLedgers } from './ledger.js';
import { CloseBody, closeNow, DisputeBody, disputeNow, failRefundNow } from './money-control.js';
import { PayBody, payWithoutBrowser, SettleBody, settleNow } from './session-control.js';
import { moveClock, MoveClock } from './time-control.js';

type Run = (emulator: Emulator, body: unknown, id: string) => object;

const DropDeliveries = z.strictObject({ dropped: z.boolean() });

const calls: Record<string, Run> = {
  'GET ledger': (emulator) => ({ ledgers: emulator.store.read(listLedgers) }),
  'POST deliveries': (emulator, body) => {
    const { dropped } = DropDeliveries.parse(body);
    emulator.dropDeliveries(dropped);
    return { dropped };
  },
  'POST sessions/:id/pay': (emulator, body, id) => payWithoutBrowser(emulator, id, PayBody.parse(body)),
  'POST sessions/:id/settle': (emulator, body, id) => settleNow(emulator, id, SettleBody.parse(body)),
  'POST charges/:id/dispute': (emulator, body, id) => disputeNow(emulator, id, DisputeBody.parse(body)),
  'POST disputes/:id/close': (emulator, body, id) => closeNow(emulator, id, CloseBody.parse(body)),
  'POST refunds/:id/fail': (emulator, _body, id) => failRefundNow(emulator, id),
  'POST price': (emulator, body) => {
    const wrong = WrongPrice.parse(body);
    return emulator.run(null, (context) => changePrice(context, emulator.settings.prices, wrong));
  },
  'POST clock': (emulator, body) => moveClock(emulator, MoveClock.parse(body)),
  'GET fail-next': (emulator) => ({ faults: emulator.callFaults.list() }),
  'POST fail-next': (emulator, body) => {
    emulator.callFaults.add(CallFault.parse(body));
    return { faults: emulator.callFaults.list() };
  },
  'DELETE fail-next': (emulator) => {
    emulator.callFaults.clear();
    return { faults: [] };
  },
};

/** Answers `/_emulator/*`: JSON in and out, from this machine only and never from another site's page. */
export async function answerControlCall(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { status, body } = await answer(emulator, request, path);
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body, null, 2));
}

async function answer(
  emulator: Emulator,
  request: IncomingMessage,
  path: string,
): Promise<{ status: number; body: object }> {
  if (!isLocal(request))
    return { status: 403, body: { error: 'Only this machine may control the payment emulator.' } };
  const [, noun, id, verb] = /^([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const run = calls[`${request.method ?? ''} ${noun ? `${noun}/:id/${verb ?? ''}` : path}`];
  if (!run)
    return { status: 404, body: { error: `No such call. There are: ${Object.keys(calls).join(', ')}` } };
  try {
    return { status: 200, body: run(emulator, parseJson(await readBody(request)), id ?? '') };
  } catch (error) {
    if (error instanceof ControlError) return { status: error.status, body: { error: error.message } };
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    throw error;
  }
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(400, 'The body is not JSON.');
  }
}

/** `Host` must name this machine too: another site may point its own name here and would then be the same origin. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  return (
    /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  );
}
