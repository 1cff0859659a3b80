import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import { readCardForm, type Card, type CardFormErrors } from '../checkout/card-form.js';
import { findKeepingDecline, type Decline } from '../checkout/test-cards.js';
import { withClock } from '../clocks/with-clock.js';
import { toSeconds, type Context } from '../context.js';
import type { Emulator } from '../emulator.js';
import { readBody } from '../http/read-body.js';
import { renderMessagePage } from '../page/layout.js';
import { sendAway, sendPage } from '../page/send-page.js';
import { attachMethod } from '../payments/attach-method.js';
import { emit } from '../resources/events.js';
import { makePaymentMethod } from '../resources/payment-methods.js';
import { cancelAtPeriodEnd } from '../subscriptions/scheduled-end.js';
import { renderPortalPage } from './portal-page.js';
import { makePortalView, type PortalView } from './portal-view.js';
import { cancelPage } from './subscription-card.js';

/** Keeps another card and charges everything that runs on it from now on; or says why the bank refuses it. */
function replaceCard(context: Context, view: PortalView, card: Card): Decline | undefined {
  const decline = findKeepingDecline(card.number);
  if (decline) return decline;
  const { tx } = context;
  const method = makePaymentMethod(context, { email: view.customer.email, card });
  attachMethod(context, method, view.customer.id);
  const customer = tx.put('customer', {
    ...view.customer,
    invoice_settings: { ...view.customer.invoice_settings, default_payment_method: method.id },
  });
  emit(context, 'customer.updated', customer, view.customer);
  for (const { subscription } of view.subscriptions)
    change(context, subscription, { ...subscription, default_payment_method: method.id });
  return undefined;
}

/** Sets one of the customer's subscriptions to end with its period, or, with `ends` false, to go on. */
function cancelFromPortal(context: Context, view: PortalView, id: string, ends: boolean): void {
  const held = view.subscriptions.find(({ subscription }) => subscription.id === id)?.subscription;
  if (held) change(context, held, cancelAtPeriodEnd(withClock(context, held), held, ends));
}

function change(context: Context, held: Stripe.Subscription, next: Stripe.Subscription): void {
  emit(context, 'customer.subscription.updated', context.tx.put('subscription', next), held);
}

const OPEN_SECONDS = 60 * 60;

const messages: Record<string, string> = {
  card: 'Your card was saved.',
  cancel: 'Your subscription will end with its current period.',
  resume: 'Your subscription goes on.',
};

export async function answerPortal(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  id: string,
): Promise<void> {
  const sent = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : undefined;
  const view = emulator.run(null, ({ tx, now }) => {
    const found = makePortalView(tx, id);
    return found && found.session.created + OPEN_SECONDS > toSeconds(now) ? found : undefined;
  });
  if (!view) {
    const text = 'This page is no longer valid. Open it again from Landsea.';
    sendPage(response, 404, renderMessagePage({ title: 'Billing page not found', text }));
  } else if (sent) {
    answerForm(emulator, response, view, sent);
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    show(response, view, url.searchParams);
  } else {
    response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  }
}

function show(response: ServerResponse, view: PortalView, query: URLSearchParams): void {
  const leaving = view.subscriptions.find((one) => one.subscription.id === query.get('cancel'));
  if (leaving) return sendPage(response, 200, cancelPage(view.session, leaving));
  const done = messages[query.get('done') ?? ''] ?? null;
  sendPage(response, 200, renderPortalPage({ view, errors: {}, typed: { expiration: '' }, done }));
}

function answerForm(
  emulator: Emulator,
  response: ServerResponse,
  view: PortalView,
  sent: URLSearchParams,
): void {
  const action = sent.get('do') ?? '';
  if (action === 'card') return saveCard(emulator, response, view, sent);
  const subscription = sent.get('subscription') ?? '';
  if (action === 'cancel' || action === 'resume')
    emulator.run(null, (context) => cancelFromPortal(context, view, subscription, action === 'cancel'));
  sendAway(response, `/p/session/${view.session.id}?done=${action}`);
}

function saveCard(
  emulator: Emulator,
  response: ServerResponse,
  view: PortalView,
  sent: URLSearchParams,
): void {
  const typed = { expiration: sent.get('expiration') ?? '' };
  const form = {
    ...typed,
    email: view.customer.email ?? 'someone@example.com',
    number: sent.get('number') ?? '',
    cvc: sent.get('cvc') ?? '',
  };
  const reading = readCardForm(form, emulator.settings.clock());
  const ask = (errors: CardFormErrors) =>
    sendPage(response, 422, renderPortalPage({ view, errors, typed, done: null }));
  if (reading.errors) return ask(reading.errors);
  const decline = emulator.run(null, (context) => replaceCard(context, view, reading.card));
  if (decline) return ask({ number: decline.message });
  sendAway(response, `/p/session/${view.session.id}?done=card`);
}
