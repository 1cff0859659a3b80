import { randomUUID } from 'node:crypto';
import type { TestService } from '@landsea/nest-kit/testing';
import { inboundSignature } from './inbound-signature.js';

const secret = 'a-secret-that-only-the-tests-and-the-relay-know';

/** Signed is the recipient of the envelope with the email, because the same email may go to another trip. */
export const signedDelivery = (recipient: string, email: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${recipient}\n`), email]);

/** The service takes what is forwarded to this domain. */
export const forwardingEnv = {
  TRIP_MAIL_DOMAIN: 'in.landsea.example',
  TRIP_MAIL_SECRET: secret,
  TRIP_MAIL_AUTHSERV: 'mx.landsea.example',
};

export interface SentEmail {
  subject?: string;
  text?: string;
  type?: string;
  messageId?: string;
  headers?: string[];
}

/** An email of Robin as a mail server hands it over. */
export const rawEmail = ({
  subject,
  text,
  type,
  headers = [],
  messageId = randomUUID(),
}: SentEmail = {}): Buffer =>
  Buffer.from(
    [
      ...headers,
      'From: Robin Lindqvist <robin@example.com>',
      'To: trip@in.landsea.example',
      ...(messageId && [`Message-ID: <${messageId}@example.com>`]),
      `Subject: ${subject ?? 'Fwd: Your table at Sanaa'}`,
      `Content-Type: ${type ?? 'text/plain'}; charset=utf-8`,
      '',
      text ?? 'Restaurant: Sanaa',
    ].join('\r\n'),
  );

interface Delivery {
  /** Seconds before now at which it was signed. */
  age?: number;
  secret?: string;
  /** The signed body, if it differs from the one that is sent. */
  signed?: Buffer;
}

/** Posts an email as the mail provider does. */
export const deliverForwarded = (
  service: TestService,
  recipient: string,
  email = rawEmail(),
  delivery: Delivery = {},
) => {
  const at = Math.floor(Date.now() / 1000) - (delivery.age ?? 0);
  const signed = delivery.signed ?? signedDelivery(recipient, email);
  return service
    .anonymous()
    .post('/api/v1/forwarded-emails')
    .set('Landsea-Recipient', recipient)
    .set('Landsea-Signature', inboundSignature(signed, delivery.secret ?? secret, at))
    .set('Content-Type', 'message/rfc822')
    .send(email);
};
