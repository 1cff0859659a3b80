import { inboundSignature } from '../../../testing/inbound-signature.js';
import { signHeader, isProven, isSignedDelivery } from '../../../trip/inbound-mail/inbound-signature.js';
import { readMailboxId, makeMailboxId, replyAddress } from './reply-address.js';

const secret = 'a-secret-of-at-least-32-characters';

it('makes addresses that any mail server takes, and knows its own in any case of letters', () => {
  const id = makeMailboxId();
  const address = replyAddress(id, secret, 'reply.example.com');
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(readMailboxId(address.toUpperCase(), secret, 'reply.example.com')).toBe(id);
  expect(readMailboxId(address, 'another-secret', 'reply.example.com')).toBeUndefined();
  expect(readMailboxId(address, secret, 'example.com')).toBeUndefined();
  expect(readMailboxId(address.replace(id, makeMailboxId()), secret, 'reply.example.com')).toBeUndefined();
  expect(readMailboxId('reply+x.y@reply.example.com', secret, 'reply.example.com')).toBeUndefined();
});

it('takes a signature for five minutes', async () => {
  const body = Buffer.from('an email');
  const header = inboundSignature(body, secret, 1_000_000);
  const after = (seconds: number) => new Date((1_000_000 + seconds) * 1000);
  expect(await isSignedDelivery(header, body, secret, after(300))).toBe(true);
  expect(await isSignedDelivery(header, body, secret, after(301))).toBe(false);
  expect(await isSignedDelivery(header, body, secret, after(-301))).toBe(false);
  expect(await isSignedDelivery(header, Buffer.from('other'), secret, after(0))).toBe(false);
  expect(await isSignedDelivery('nonsense', body, secret, after(0))).toBe(false);
});

it('proves the headers of a delivery before its body', () => {
  const proof = signHeader('trip@in.example', 1000, secret, 1_000_000);
  expect(isProven(proof, 'trip@in.example', 1000, secret, 1_000_000)).toBe(true);
  expect(isProven(proof, 'trip@in.example', 1001, secret, 1_000_000)).toBe(false);
  expect(isProven(proof, 'other@in.example', 1000, secret, 1_000_000)).toBe(false);
  expect(isProven(proof, 'trip@in.example', 1000, secret, 1_000_001)).toBe(false);
  expect(isProven('', 'trip@in.example', 1000, secret, 1_000_000)).toBe(false);
});
