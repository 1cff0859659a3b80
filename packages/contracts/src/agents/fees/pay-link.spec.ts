import { findPayHost, PayLink } from './pay-link.js';

it('takes a page of https and names its host', () => {
  expect(PayLink.parse(' https://square.link/u/abc?x=1#y ')).toBe('https://square.link/u/abc?x=1#y');
  expect(findPayHost('https://www.paypal.me/dana')).toBe('paypal.me');
});

it.each([
  'http://square.link/u/abc',
  'javascript:alert(1)',
  'data:text/html,hi',
  'square.link/u/abc',
  'https://paypal.com@pay.example.net/x',
  'https://pay.example.net:8443/x',
  'https://localhost/pay',
  'https://127.0.0.1/pay',
  'https://[::1]/pay',
  'https://pay.example.net\\@paypal.com',
  'https://pay.example.net/a b',
  `https://pay.example.net/${'a'.repeat(500)}`,
  '',
])('refuses %s', (link) => expect(PayLink.safeParse(link).success).toBe(false));

it('shows a look-alike letter', () => {
  expect(findPayHost('https://pаypal.com/x')).toBe('xn--pypal-4ve.com');
});
