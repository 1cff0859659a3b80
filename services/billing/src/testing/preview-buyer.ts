import { ClaimedPreview } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import type { Billing } from './app.js';
import { eventually } from './eventually.js';

/** A browser that went to pay for a preview. */
export interface Buyer {
  previewId: string;
  sessionId: string;
  /** The Cookie header of what the browser keeps. */
  cookie: string;
}

let addresses = 0;

/** Visits the checkout of a preview, from its own address. */
export async function visit(
  billing: Billing,
  previewId: string,
  cookie?: string,
): Promise<{ status: number; location: string; cookie: string }> {
  addresses += 1;
  const answer = await fetch(`${billing.url}/api/billing/preview-checkout/${previewId}`, {
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `10.77.${addresses >> 8}.${addresses & 255}`,
      ...(cookie && { cookie }),
    },
  });
  const [kept = ''] = answer.headers.getSetCookie();
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    cookie: kept.split(';')[0] ?? '',
  };
}

export async function goToPay(
  billing: Billing,
  previewId = billing.addPreview().previewId,
  cookie?: string,
): Promise<Buyer> {
  const { location, cookie: kept } = await visit(billing, previewId, cookie);
  return { previewId, sessionId: location.split('/').pop() ?? '', cookie: kept };
}

export async function paidBuyer(billing: Billing, previewId?: string): Promise<Buyer> {
  const buyer = await goToPay(billing, previewId);
  await billing.pay(buyer.sessionId);
  return buyer;
}

/** Somebody signed in, at the browser that went to pay unless `cookie` says otherwise. */
export const signedInAt = (billing: Billing, userId: string, cookie = ''): TestAgent =>
  billing.anonymous().set('Cookie', [billing.cookieOf({ userId }), cookie].filter(Boolean).join('; '));

export const askToClaim = (
  agent: TestAgent,
  { sessionId, token }: { sessionId: string; token?: string },
): ReturnType<TestAgent['post']> =>
  agent.post('/api/billing/claim-preview').send({ sessionId, ...(token && { token }) });

export const claimed = async (
  agent: TestAgent,
  what: { sessionId: string; token?: string },
): Promise<ClaimedPreview> => ClaimedPreview.parse((await askToClaim(agent, what).expect(200)).body);

export const grantsOf = (billing: Billing, { previewId }: Buyer): Promise<object[]> =>
  billing.rows(`SELECT user_id, state, version FROM entitlement WHERE trip_id = $1`, [previewId]);

export const paymentOf = async (
  billing: Billing,
  { sessionId }: Buyer,
): Promise<Record<string, unknown> | undefined> =>
  (await billing.rows(`SELECT * FROM payment WHERE session_id = $1`, [sessionId]))[0];

/** Has billing hear of the payment without its buyer coming back. */
export async function heard(billing: Billing, buyer: Buyer): Promise<void> {
  await billing.send(await billing.event('checkout.session.completed', buyer.sessionId));
  await eventually(async () => expect(await paymentOf(billing, buyer)).toBeDefined());
}
