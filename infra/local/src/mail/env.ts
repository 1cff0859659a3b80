import type { AnswerDelivery } from './deliver-answer.js';

/** What the launcher tells the mail catcher; undefined where answers go nowhere. */
export function readAnswerDelivery(source: NodeJS.ProcessEnv = process.env): AnswerDelivery | undefined {
  const { INBOUND_URL: url, REPLY_DOMAIN: domain } = source;
  const { INBOUND_MAIL_SECRET: secret, INBOUND_AUTHSERV: authserv } = source;
  return url && domain && secret && authserv ? { url, domain, secret, authserv } : undefined;
}
