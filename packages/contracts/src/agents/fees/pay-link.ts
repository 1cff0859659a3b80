import * as z from 'zod/mini';

const LONGEST = 500;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

/**
 * The host in ASCII, so that a look-alike letter shows. Undefined for anything but https, for a name or a port before or
 * behind the host, and for a host without a dot: the client reads where the button leads.
 */
export const findPayHost = (link: string): string | undefined => {
  if (/[\s\\]/.test(link) || !URL.canParse(link)) return undefined;
  const { protocol, username, password, port, hostname } = new URL(link);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  return isPlain && HOST.test(hostname) ? hostname.replace(/^www\./, '') : undefined;
};

/** An agent’s own page for payments, such as Square’s, PayPal’s or their bank’s. */
export const PayLink = z.string('Paste the link to your payment page').check(
  z.trim(),
  z.maxLength(LONGEST, `The link is too long (${String(LONGEST)} characters at most)`),
  z.refine(
    (link) => findPayHost(link) !== undefined,
    'Paste the whole link to your payment page: it begins with https://',
  ),
);
