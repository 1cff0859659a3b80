import { isConfirmedSender } from './authentication-results.js';

const isConfirmed = (results: string) =>
  isConfirmedSender(results, 'mx.landsea.example', 'robin@example.com');

it.each([
  'mx.landsea.example; spf=pass; dmarc=pass header.from=example.com',
  'mx.landsea.example; dmarc=pass header.from="example.com"',
  'MX.landsea.example 1; dkim=pass (2048-bit key; secure) header.d=example.com; dmarc = pass (p=none) header.from=example.com',
  'mx.landsea.example; spf=pass smtp.mailfrom="a;b"@example.com; DMARC=Pass header.from=robin@Example.com',
])('believes %s', (results) => {
  expect(isConfirmed(results)).toBe(true);
});

it.each([
  ['no result', 'mx.landsea.example; none'],
  ['another verdict', 'mx.landsea.example; dmarc=fail'],
  ['a longer verdict', 'mx.landsea.example; dmarc=passed'],
  ['another server', 'mx.evil.example; dmarc=pass'],
  [
    'a verdict in a quoted sender',
    'mx.landsea.example; spf=pass smtp.mailfrom="x; dmarc=pass; x"@evil.example; dmarc=fail',
  ],
  ['a quoted sender alone', 'mx.landsea.example; spf=pass smtp.mailfrom="x; dmarc=pass; x"@evil.example'],
  ['a quote within a quote', 'mx.landsea.example; spf=pass smtp.mailfrom="x\\"; dmarc=pass; x"@evil.example'],
  ['a verdict in a comment', 'mx.landsea.example; spf=fail (domain of (evil); dmarc=pass; no)'],
  ['a comment without an end', 'mx.landsea.example; spf=fail ("x; dmarc=pass'],
  ['two verdicts', 'mx.landsea.example; dmarc=pass; dmarc=fail'],
  ['the domain of another sender', 'mx.landsea.example; dmarc=pass header.from=evil.example'],
  ['no domain', 'mx.landsea.example; spf=pass; dmarc=pass'],
  ['another domain in quotes', 'mx.landsea.example; dmarc=pass header.from="evil.example"'],
  ['two domains', 'mx.landsea.example; dmarc=pass header.from=example.com header.from=evil.example'],
  [
    'a domain within a quoted sender',
    'mx.landsea.example; dmarc=pass smtp.mailfrom="x header.from=example.com"',
  ],
  [
    'a domain in a quoted sender before the stated one',
    'mx.landsea.example; dmarc=pass smtp.mailfrom="x header.from=example.com y"@evil.example header.from=evil.example',
  ],
  ['a longer domain', 'mx.landsea.example; dmarc=pass header.from=ple.com'],
])('does not believe %s', (_, results) => {
  expect(isConfirmed(results)).toBe(false);
});
