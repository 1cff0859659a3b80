import type { MailDelivery } from './deliver-email.js';

/** Read from the launcher: answers and confirmations that are forwarded to trips; none where such emails go nowhere. */
export function readDeliveries(source: NodeJS.ProcessEnv = process.env): MailDelivery[] {
  const { INBOUND_URL, REPLY_DOMAIN, INBOUND_MAIL_SECRET, INBOUND_AUTHSERV } = source;
  const { FORWARDED_URL, TRIP_MAIL_DOMAIN, TRIP_MAIL_SECRET, TRIP_MAIL_AUTHSERV } = source;
  const delivery = (
    signsRecipient: boolean,
    url?: string,
    domain?: string,
    secret?: string,
    authserv?: string,
  ): MailDelivery[] =>
    url && domain && secret && authserv ? [{ url, domain, secret, authserv, signsRecipient }] : [];
  return [
    ...delivery(false, INBOUND_URL, REPLY_DOMAIN, INBOUND_MAIL_SECRET, INBOUND_AUTHSERV),
    ...delivery(true, FORWARDED_URL, TRIP_MAIL_DOMAIN, TRIP_MAIL_SECRET, TRIP_MAIL_AUTHSERV),
  ];
}
