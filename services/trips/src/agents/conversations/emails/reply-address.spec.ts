import { inboundSignature, isSignedDelivery } from '../../../trip/inbound-mail/inbound-signature.js';
import { mailboxIdOf, newMailboxId, replyAddress } from './reply-address.js';

const secret = 'a-secret-of-at-least-32-characters';

it('makes addresses that any mail server takes, and knows its own in any case of letters', () => {
  const id = newMailboxId();
  const address = replyAddress(id, secret, 'reply.example.com');
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(mailboxIdOf(address.toUpperCase(), secret, 'reply.example.com')).toBe(id);
  expect(mailboxIdOf(address, 'another-secret', 'reply.example.com')).toBeUndefined();
  expect(mailboxIdOf(address, secret, 'example.com')).toBeUndefined();
  expect(mailboxIdOf(address.replace(id, newMailboxId()), secret, 'reply.example.com')).toBeUndefined();
  expect(mailboxIdOf('reply+x.y@reply.example.com', secret, 'reply.example.com')).toBeUndefined();
});

it('takes a signature for five minutes', () => {
  const body = Buffer.from('an email');
  const header = inboundSignature(body, secret, 1_000_000);
  const after = (seconds: number) => new Date((1_000_000 + seconds) * 1000);
  expect(isSignedDelivery(header, body, secret, after(300))).toBe(true);
  expect(isSignedDelivery(header, body, secret, after(301))).toBe(false);
  expect(isSignedDelivery(header, body, secret, after(-301))).toBe(false);
  expect(isSignedDelivery(header, Buffer.from('other'), secret, after(0))).toBe(false);
  expect(isSignedDelivery('nonsense', body, secret, after(0))).toBe(false);
});
