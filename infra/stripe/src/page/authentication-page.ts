import type Stripe from 'stripe';

import { html } from './html.js';
import { layout } from './layout.js';

/** The step in which a bank asks the card's owner; here the tester answers for them. */
export function authenticationPage(session: Stripe.Checkout.Session, then: string | null): string {
  return layout(
    '3D Secure',
    html`<section class="card message">
      <h1>3D Secure</h1>
      <p>Your bank asks whether it is you who pays. This is a test: answer for it.</p>
      <form method="post" action="/c/pay/${session.id}">
        <input type="hidden" name="then" value="${then ?? 'return'}" />
        <button class="primary" name="authentication" value="complete">Complete authentication</button>
        <button class="quiet" name="authentication" value="fail">Fail authentication</button>
      </form>
    </section>`,
  );
}
