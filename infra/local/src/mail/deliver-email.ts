import { createHmac } from 'node:crypto';

/** Where emails to one domain of Landsea go, and what a mail provider knows to deliver them. */
export interface MailDelivery {
  /** The address that takes each email as it came. */
  url: string;
  /** What comes after the `@` of the addresses. */
  domain: string;
  /** Signs each delivery. */
  secret: string;
  /** The name that the provider gives itself in `Authentication-Results`; without it the recipient is signed instead. */
  authserv?: string;
}

/** Whether an email to this address goes there. */
export const isFor = (address: string, { domain }: MailDelivery): boolean =>
  address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

/**
 * Delivers an email as the provider of a real installation does, see docs/runbook.md. Nobody but this machine can send it, so
 * its sender counts as confirmed.
 *
 * @throws Error when it was not taken: the sender may try again.
 */
export async function deliverEmail(
  email: Buffer,
  recipient: string,
  { url, secret, authserv }: MailDelivery,
): Promise<void> {
  const results = authserv ? `Authentication-Results: ${authserv}; dmarc=pass\r\n` : '';
  const body = Buffer.concat([Buffer.from(results), email]);
  const at = String(Math.floor(Date.now() / 1000));
  const signed = authserv ? '' : `${recipient}\n`;
  const proof = createHmac('sha256', secret).update(`${at}.${signed}`).update(body).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'landsea-signature': `t=${at},v1=${proof}`,
      ...(!authserv && { 'landsea-recipient': recipient }),
    },
    body,
  });
  if (!answer.ok) throw new Error(`Landsea did not take the email: ${String(answer.status)}`);
}
