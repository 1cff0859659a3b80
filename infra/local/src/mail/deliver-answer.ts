import { createHmac } from 'node:crypto';

/** Where answers to emails of Landsea go, and what a mail provider knows to deliver them. */
export interface AnswerDelivery {
  /** The address that takes each answer as it came. */
  url: string;
  /** What comes after the `@` of the addresses for answers. */
  domain: string;
  /** Signs each delivery. */
  secret: string;
  /** The name that the provider gives itself in `Authentication-Results`. */
  authserv: string;
}

/** Whether an email to this address is an answer. */
export const isAnswerTo = (address: string, { domain }: AnswerDelivery): boolean =>
  address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

/**
 * Delivers an email as the provider of a real installation does, see docs/runbook.md. Nobody but this machine can send it, so
 * its sender counts as confirmed.
 *
 * @throws Error when it was not taken: the sender may try again.
 */
export async function deliverAnswer(email: Buffer, { url, secret, authserv }: AnswerDelivery): Promise<void> {
  const body = Buffer.concat([Buffer.from(`Authentication-Results: ${authserv}; dmarc=pass\r\n`), email]);
  const at = String(Math.floor(Date.now() / 1000));
  const proof = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'landsea-signature': `t=${at},v1=${proof}` },
    body,
  });
  if (!answer.ok) throw new Error(`Landsea did not take the answer: ${String(answer.status)}`);
}
