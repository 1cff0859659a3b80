import type { Brand } from '@landsea/contracts/agents';
import { makeBrandIcon } from './brand-look';

const brand: Brand = {
  ...{ name: 'Magic Miles Travel', logo: null, photo: null, colors: null, poweredBy: false, legalLines: [] },
  ...{ agentName: null, phone: null, hours: null, signature: null, replyTo: null },
};

test('the icon of a brand is its logo', () => {
  expect(makeBrandIcon({ ...brand, logo: '/brand/logo.png' })).toBe('/brand/logo.png');
});

test.each([
  ['Magic Miles Travel', 'M'],
  ['“élan” Voyages', 'É'],
  // One letter of two units: half of it cannot be an address.
  ['𝐌agic', '𝐌'],
  ['…', ''],
])('without a logo %s has its first letter: %s', (name, initial) => {
  const svg = decodeURIComponent(makeBrandIcon({ ...brand, name }).split(',')[1] ?? '');
  expect(svg).toContain(`>${initial}</text>`);
});
