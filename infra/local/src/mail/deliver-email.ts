import { createHmac } from 'node:crypto';

/** One domain of Landsea, with the things that a mail provider knows to deliver to it. */
export interface MailDelivery {
  url: string;
  domain: string;
  /** Signs each delivery. */
  secret: string;
  /** The name that the provider gives itself in `Authentication-Results`. */
  authserv: string;
  /** True when the signature covers the recipient. */
  signsRecipient: boolean;
}

/** Longer emails are cut there, which takes their last files from them, see docs/runbook.md. */
const MOST_BYTES = 10 * 1024 * 1024;

/** The domain in the first `From` of an email: this provider confirms each. */
const senderDomain = (email: Buffer): string => {
  const [head = ''] = email.toString('latin1', 0, 100_000).split(/\r?\n\r?\n/, 1);
  return /^from:[^@]*(?:\r?\n\s[^@]*)*@([\w.-]+)/im.exec(head)?.[1] ?? 'localhost';
};

/** True when an email to this address goes there. */
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
  { url, secret, authserv, signsRecipient }: MailDelivery,
): Promise<void> {
  const results = `Authentication-Results: ${authserv}; dmarc=pass header.from=${senderDomain(email)}\r\n`;
  const body = Buffer.concat([Buffer.from(results), email]).subarray(0, MOST_BYTES);
  const at = String(Math.floor(Date.now() / 1000));
  const signedRecipient = signsRecipient ? recipient : '';
  const hmac = (...parts: (string | Buffer)[]): string =>
    parts.reduce((made, part) => made.update(part), createHmac('sha256', secret)).digest('hex');
  const signature = hmac(`${at}.${signsRecipient ? `${recipient}\n` : ''}`, body);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'landsea-signature': `t=${at},v1=${signature}`,
      'landsea-proof': hmac(`${at}.${signedRecipient}.${body.length}`),
      ...(signsRecipient && { 'landsea-recipient': recipient }),
    },
    body,
  });
  if (!answer.ok) throw new Error(`Landsea did not take the email: ${answer.status}`);
}
