import type { MailDelivery } from './deliver-email.js';

/** What the launcher tells the mail catcher: answers and what is forwarded to trips; none where such emails go nowhere. */
export function readDeliveries(source: NodeJS.ProcessEnv = process.env): MailDelivery[] {
  const { INBOUND_URL, REPLY_DOMAIN, INBOUND_MAIL_SECRET, INBOUND_AUTHSERV: authserv } = source;
  const { FORWARDED_URL, TRIP_MAIL_DOMAIN, TRIP_MAIL_SECRET } = source;
  const delivery = (url?: string, domain?: string, secret?: string): MailDelivery[] =>
    url && domain && secret ? [{ url, domain, secret }] : [];
  return [
    ...(authserv
      ? delivery(INBOUND_URL, REPLY_DOMAIN, INBOUND_MAIL_SECRET).map((each) => ({ ...each, authserv }))
      : []),
    ...delivery(FORWARDED_URL, TRIP_MAIL_DOMAIN, TRIP_MAIL_SECRET),
  ];
}
