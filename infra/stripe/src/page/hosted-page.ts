import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import { asksForCard } from '../checkout/asks-for-card.js';
import { readCardForm, readEmailForm, type CardFormErrors } from '../checkout/card-form.js';
import type { CheckoutDetails } from '../checkout/checkout-details.js';
import { paySession } from '../checkout/pay-session.js';
import { testCardOf } from '../checkout/test-cards.js';
import type { Emulator } from '../emulator.js';
import { readBody } from '../http/read-body.js';
import { renderMessagePage } from './layout.js';
import { payPage } from './pay-page.js';
import { sendAway, sendPage } from './send-page.js';

type Session = Stripe.Checkout.Session;

interface Found {
  session: Session;
  details: CheckoutDetails;
}

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
    sendPage(response, 404, renderMessagePage({ title: 'Payment not found', text }));
  } else if (sent && found.session.status === 'complete') {
    sendAway(response, returnAddress(found.session));
  } else if (found.session.status !== 'open') {
    sendClosed(response, found.session);
  } else if (sent) {
    answerForm(emulator, response, found, sent);
  } else {
    const typed = { email: found.session.customer_details?.email ?? '', number: '', expiration: '' };
    sendPage(response, 200, payPage({ ...found, typed, errors: {} }));
  }
}

function findSession(emulator: Emulator, id: string): Found | undefined {
  return emulator.store.read((tx) => {
    const session = tx.get('checkout.session', id);
    const details = tx.get('checkout_details', id);
    return session && details && { session, details };
  });
}

function answerForm(emulator: Emulator, response: ServerResponse, found: Found, sent: URLSearchParams): void {
  const { session, details } = found;
  const number = sent.get('number') ?? '';
  const typed = {
    email: session.customer_details?.email ?? sent.get('email') ?? '',
    number: testCardOf(number.replaceAll(/[\s-]/g, '')) ? number : '',
    expiration: sent.get('expiration') ?? '',
  };
  const ask = (errors: CardFormErrors) =>
    sendPage(response, 422, payPage({ session, details, typed, errors }));
  const form = { ...typed, number, cvc: sent.get('cvc') ?? '' };
  const reading = asksForCard(session) ? readCardForm(form, emulator.settings.clock()) : readEmailForm(form);
  if (reading.errors) return ask(reading.errors);
  const result = emulator.run(null, (context) => paySession(context, session.id, reading));
  if (result?.outcome === 'declined') return ask({ number: result.decline.message });
  if (result?.outcome === 'paid') return sendAway(response, returnAddress(result.session));
  sendClosed(response, result?.session ?? session);
}

function sendClosed(response: ServerResponse, session: Session): void {
  if (session.status === 'complete') {
    const text = 'This payment was already completed. You were not charged again.';
    const link = { to: returnAddress(session), label: 'Continue to Landsea' };
    return sendPage(response, 200, renderMessagePage({ title: 'Already paid', text, link }));
  }
  const text = 'This payment page is no longer valid and nothing was charged. Start again from Landsea.';
  const link = session.cancel_url ? { to: session.cancel_url, label: 'Back' } : undefined;
  sendPage(response, 200, renderMessagePage({ title: 'This payment page has expired', text, link }));
}

function returnAddress(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
