import type { TestAgent } from '@landsea/nest-kit/testing';
import type { Billing } from './app.js';

/** A browser that went to pay for a preview. */
export interface Buyer {
  previewId: string;
  sessionId: string;
  /** The Cookie header of what the browser keeps. */
  cookie: string;
}

let addresses = 0;

/** Visits the checkout of a preview, from an address of its own. */
export async function visit(
  billing: Billing,
  previewId: string,
  cookie?: string,
): Promise<{ status: number; location: string; cookie: string }> {
  addresses += 1;
  const answer = await fetch(`${billing.url}/api/billing/preview-checkout/${previewId}`, {
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `10.77.${String(addresses >> 8)}.${String(addresses & 255)}`,
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

export async function claimPreview(billing: Billing, userId: string, buyer: Buyer): Promise<void> {
  const { sessionId, cookie } = buyer;
  await signedInAt(billing, userId, cookie)
    .post('/api/billing/claim-preview')
    .send({ sessionId })
    .expect(200);
}
