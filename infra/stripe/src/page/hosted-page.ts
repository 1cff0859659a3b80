import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';

import { asksForCard } from '../checkout/asks-for-card.js';
import { readCardForm, readEmailForm, type CardFormErrors } from '../checkout/card-form.js';
import type { CheckoutDetails } from '../checkout/checkout-details.js';
import { answerAuthentication, paySession } from '../checkout/pay-session.js';
import type { PaymentResult } from '../checkout/payment-result.js';
import type { Emulator } from '../emulator.js';
import { readBody } from '../http/read-body.js';
import { authenticationPage } from './authentication-page.js';
import { messagePage } from './layout.js';
import { payPage } from './pay-page.js';
import { sendAway, sendPage } from './send-page.js';

type Session = Stripe.Checkout.Session;

interface Found {
  session: Session;
  details: CheckoutDetails;
}

/** Answers `GET` and `POST /c/pay/<session>`: plain HTML and a plain form. */
export async function answerHostedPage(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const sent = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : undefined;
  const found = findSession(emulator, id);
  if (!found) {
    const text = 'There is no payment at this address. It may belong to another test run.';
    sendPage(response, 404, messagePage({ title: 'Payment not found', text }));
  } else if (sent) {
    answerForm(emulator, response, found, sent);
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    showSession(response, found);
  } else {
    response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  }
}

function findSession(emulator: Emulator, id: string): Found | undefined {
  return emulator.store.read((tx) => {
    const session = tx.get('checkout.session', id);
    const details = tx.get('checkout_details', id);
    return session && details && { session, details };
  });
}

function showSession(response: ServerResponse, { session, details }: Found): void {
  if (session.status !== 'open') return sendClosed(response, session);
  const typed = { email: session.customer_details?.email ?? '', expiration: '' };
  sendPage(response, 200, payPage({ session, details, form: randomUUID(), typed, errors: {} }));
}

function answerForm(emulator: Emulator, response: ServerResponse, found: Found, sent: URLSearchParams): void {
  const { session, details } = found;
  const then = sent.get('then');
  const form = sent.get('form') ?? details.authenticating?.form ?? randomUUID();
  if (session.status === 'complete' && details.paid_by_form === form) return leave(response, session, then);
  if (session.status !== 'open') return sendClosed(response, session);
  const answer = sent.get('authentication');
  const typed = {
    email: givenEmail(session) ?? sent.get('email') ?? details.authenticating?.email ?? '',
    expiration: sent.get('expiration') ?? '',
  };
  const ask = (errors: CardFormErrors) =>
    sendPage(response, 422, payPage({ session, details, form: randomUUID(), typed, errors }));
  if (answer !== null) {
    const wanted = answer === 'complete' ? 'complete' : 'fail';
    return show(emulator.run(null, (context) => answerAuthentication(context, session.id, wanted)));
  }
  const card = { number: sent.get('number') ?? '', cvc: sent.get('cvc') ?? '' };
  const written = { ...typed, ...card };
  const debit = then === 'debit' && session.mode === 'payment';
  const reading =
    asksForCard(session) && !debit
      ? readCardForm(written, emulator.settings.clock())
      : readEmailForm(written);
  if (reading.errors) return ask(reading.errors);
  show(emulator.run(null, (context) => paySession(context, session.id, { ...reading, form, debit })));

  function show(result: PaymentResult | undefined): void {
    if (result?.outcome === 'declined') return ask({ [result.decline.field]: result.decline.message });
    if (result?.outcome === 'requires_action')
      return sendPage(response, 200, authenticationPage(session, then));
    if (result?.outcome === 'paid' || result?.outcome === 'processing')
      return leave(response, result.session, then);
    sendClosed(response, result?.session ?? session);
  }
}

/** The email the shop gave; the page does not let it be changed. */
function givenEmail(session: Session): string | null {
  return session.customer || session.customer_email ? (session.customer_details?.email ?? null) : null;
}

function leave(response: ServerResponse, session: Session, then: string | null): void {
  if (then === 'close') {
    const text = 'The payment went through. You can close this tab; Landsea learns of it by itself.';
    return sendPage(response, 200, messagePage({ title: 'Paid', text }));
  }
  sendAway(response, returnAddress(session));
}

function sendClosed(response: ServerResponse, session: Session): void {
  if (session.status === 'complete') {
    const text = 'This payment was already completed. You were not charged again.';
    const link = { to: returnAddress(session), label: 'Continue to Landsea' };
    return sendPage(response, 200, messagePage({ title: 'Already paid', text, link }));
  }
  const text = 'This payment page is no longer valid and nothing was charged. Start again from Landsea.';
  const link = session.cancel_url ? { to: session.cancel_url, label: 'Back' } : undefined;
  sendPage(response, 200, messagePage({ title: 'This payment page has expired', text, link }));
}

function returnAddress(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
