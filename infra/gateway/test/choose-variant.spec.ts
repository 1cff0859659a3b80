import { Experiment } from '@landsea/contracts/experiments';
import { chooseVariant, type VisitorRequest } from '../src/visitor/choose-variant.js';

const experiment = Experiment.parse({
  key: 'home',
  path: '/',
  version: 1,
  hypothesis: 'The price first wins families who fear a subscription.',
  variants: [
    { key: 'magic-meter', percent: 50 },
    { key: 'pricing', percent: 50 },
  ],
  startsOn: '2027-01-10',
  endsOn: '2027-02-10',
  minimumVisitors: 1000,
  winner: 'pricing',
});
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36';
const during = new Date('2027-01-20T12:00:00Z');

const visit = (
  headers: VisitorRequest['headers'] = {},
  change: Partial<VisitorRequest> = {},
): VisitorRequest => ({
  headers: { 'user-agent': computer, 'accept-language': 'en-US,en;q=0.9', ...headers },
  country: undefined,
  query: new URLSearchParams(),
  isHttps: true,
  isTried: false,
  ...change,
});
const idOf = (cookies: string[]) => /landsea_vid=([^;]+)/.exec(cookies.join())?.[1] ?? '';

test('a visitor keeps the variant of the first visit', () => {
  for (let index = 0; index < 50; index += 1) {
    const first = chooseVariant(experiment, visit(), during);
    const again = chooseVariant(experiment, visit({ cookie: `landsea_vid=${idOf(first.cookies)}` }), during);
    expect(again.variant).toBe(first.variant);
    expect(idOf(again.cookies)).toBe(idOf(first.cookies));
  }
});

test('both variants are served, about equally', () => {
  const chosen = Array.from({ length: 2000 }, () => chooseVariant(experiment, visit(), during).variant);
  expect(Math.abs(chosen.filter((variant) => variant === 'pricing').length - 1000)).toBeLessThan(150);
});

test('the cookies are for this origin only, and scripts read the variant but not the visitor', () => {
  const [visitor, variant] = chooseVariant(experiment, visit(), during).cookies;
  expect(visitor).toMatch(
    /^landsea_vid=[\w-]{22}; Path=\/; SameSite=Lax; Max-Age=7776000; Secure; HttpOnly$/,
  );
  expect(variant).toMatch(
    /^landsea_variant=home\.1\.(magic-meter|pricing); Path=\/; SameSite=Lax; Max-Age=7776000; Secure$/,
  );
});

test.each<[string, VisitorRequest]>([
  ['a robot', visit({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['a signed-in person', visit({ cookie: '__Host-landsea_sid=abc' })],
  ['a visitor who said no', visit({ cookie: 'landsea_consent=no' })],
  ['a browser that asks not to be tracked', visit({ 'sec-gpc': '1', cookie: 'landsea_consent=yes' })],
  ['a visitor from Germany who has not agreed', visit({}, { country: 'DE' })],
  ['a visitor who reads French of France', visit({ 'accept-language': 'fr-FR,fr;q=0.8' })],
  ['a visitor of whom no country is known', visit({ 'accept-language': 'en' })],
])('%s sees the first variant and gets no cookie', (_who, who) => {
  expect(chooseVariant(experiment, who, during)).toEqual({ variant: 'magic-meter', cookies: [] });
});

test('a visitor from Germany who agreed takes part', () => {
  const agreed = visit({ cookie: 'landsea_consent=yes' }, { country: 'DE' });
  expect(chooseVariant(experiment, agreed, during).cookies).toHaveLength(2);
});

test('a visitor who takes consent back loses the cookie of the variant', () => {
  const back = visit({ cookie: 'landsea_consent=no; landsea_variant=home.1.pricing' });
  expect(chooseVariant(experiment, back, during)).toEqual({
    variant: 'magic-meter',
    cookies: ['landsea_variant=; Path=/; SameSite=Lax; Max-Age=0; Secure'],
  });
});

test('after the end everybody sees the winner, and nobody is counted', () => {
  const after = new Date('2027-02-10T05:00:00Z');
  expect(chooseVariant(experiment, visit(), after)).toEqual({ variant: 'pricing', cookies: [] });
  const before = new Date('2027-02-10T04:59:59Z');
  expect(chooseVariant(experiment, visit(), before).cookies).toHaveLength(2);
});

test('the audience is by device and campaign, and a visitor who took part stays in', () => {
  const limited = { ...experiment, audience: { device: 'phone' as const, campaigns: ['spring'] } };
  const spring = { query: new URLSearchParams('utm_campaign=spring') };
  expect(chooseVariant(limited, visit({}, spring), during).cookies).toEqual([]);
  expect(chooseVariant(limited, visit({ 'user-agent': phone }), during).cookies).toEqual([]);
  const taken = chooseVariant(limited, visit({ 'user-agent': phone }, spring), during);
  expect(taken.cookies).toHaveLength(2);
  const back = visit({ cookie: `landsea_vid=${idOf(taken.cookies)}; landsea_variant=home.1.pricing` });
  expect(chooseVariant(limited, back, during).variant).toBe(taken.variant);
});

test('while some visitors get another build, all who may be are counted, with the variant that everybody sees', () => {
  const alone = { ...experiment, variants: [{ key: 'magic-meter', percent: 100 }], winner: undefined };
  const after = new Date('2027-03-01T12:00:00Z');
  for (const [page, variant] of [
    [alone, 'magic-meter'],
    [experiment, 'pricing'],
  ] as const) {
    const counted = chooseVariant(page, visit({}, { isTried: true }), after);
    expect(counted.variant).toBe(variant);
    expect(idOf(counted.cookies)).toMatch(/^[\w-]{22}$/);
    expect(chooseVariant(page, visit(), after)).toEqual({ variant, cookies: [] });
    const asked = visit({ 'accept-language': 'de-DE' }, { isTried: true });
    expect(chooseVariant(page, asked, after)).toEqual({ variant, cookies: [] });
  }
});
