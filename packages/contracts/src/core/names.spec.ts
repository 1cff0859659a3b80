import { Register } from '../account/auth.js';
import { UpdateProfile } from '../account/account.js';
import { CreateClient } from '../agents/clients.js';
import { getFirstName, definePersonName, defineShortName } from './names.js';
import { CreatePerson } from '../trip/party.js';
import { SeedTrip } from '../trip/previews.js';
import { WriteSavingsJar } from '../money/savings.js';
import { UpdateTrip } from '../trip/trip-changes.js';
import { CreateTrip } from '../trip/trips.js';

const messagesOf = (name: string) =>
  definePersonName('First name must be at least 2 characters')
    .safeParse(name)
    .error?.issues.map(({ message }) => message) ?? [];

describe('a name of a person', () => {
  it.each([
    "O'Brien",
    'O’Brien',
    'Jean-Luc',
    'María José',
    'St. John',
    'J.R.',
    'J. R. R.',
    'J.R.R. Tolkien',
    'D.C.',
    'Ph.D.',
    'Martin Jr.',
    'van der Berg',
    'Nguyễn Thị',
    'Łukasz',
    'Ñandú',
    'Jo',
    '李小龍',
    'さくら',
    'محمد علي',
    'علی\u200cرضا',
    'שלום',
    'Анна-Мария',
    'राम\u094d\u200dया',
    'Smith (née Jones)',
    'Lee/Park',
    'Anne, the 3rd',
  ])('takes %s', (name) => {
    expect(messagesOf(name)).toEqual([]);
  });

  it.each([
    'Your account is locked. Visit https://evil.example',
    'evil.example',
    'EVIL.COM',
    'see evil.com/reset now',
    'x evil.co.uk',
    'пример.рф',
    '例え.テスト',
    'evil．com',
    'evil。com',
    'evil｡com',
    'evil․com',
    'www.evil',
    'WWW evil',
    'http evil',
    'https:evil',
    'hTTps://x',
    'ftp://x',
    '//evil',
    'javascript:x',
    'mailto:x',
    'me@evil.com',
    'Call 10.0.0.1 now',
    '1.1.1.1',
    'ｅｖｉｌ．ｃｏｍ',
  ])('rejects the web address in %s', (name) => {
    expect(messagesOf(name)).toEqual([expect.stringContaining('cannot hold a web address')]);
  });

  it.each([
    ['a line break', 'Ada\nLovelace'],
    ['a carriage return', 'Ada\rBcc: x'],
    ['a tab', 'Ada\tLovelace'],
    ['a line separator', 'Ada\u2028Lovelace'],
    ['a paragraph separator', 'Ada\u2029Lovelace'],
    ['a next-line sign', 'Ada\u0085Lovelace'],
    ['a null', 'Ada\u0000'],
    ['an escape', 'Ada\u001b[31m'],
    ['a bidirectional override', 'Ada\u202eevil'],
    ['a bidirectional isolate', 'Ada\u2067evil'],
    ['a right-to-left mark', 'Ada\u200fevil'],
    ['a blank without width', 'Ada\u200bevil'],
    ['a joiner between Latin letters', 'evil\u200dcom'],
    ['a byte order mark', 'Ada\ufeffevil'],
    ['a soft hyphen', 'Ada\u00adevil'],
    ['a word joiner', 'Ada\u2060evil'],
    ['nothing but Hangul fillers', '\u3164\u3164'],
    ['a blank Braille cell', 'Ada\u2800'],
  ])('rejects %s', (_, name) => {
    expect(messagesOf(name)).toEqual([expect.stringContaining('invisible character')]);
  });

  it('rejects an address that is put together by what cannot be seen', () => {
    expect(messagesOf('evil\u200b.com')).not.toEqual([]);
    expect(messagesOf('evil.\u200bcom')).not.toEqual([]);
  });

  it('keeps the messages of forms', () => {
    expect(messagesOf(' A ')).toEqual(['First name must be at least 2 characters']);
    expect(messagesOf('a'.repeat(81))).toEqual(['That name is too long (80 characters at most)']);
  });
});

describe('a name of a thing', () => {
  const name = defineShortName('Trip name');

  it.each([
    '🏰 👨‍👩‍👧 Spring break',
    'Disney + cruise, 2027',
    'Mr. & Mrs. 25th',
    'Wait... what?',
    'v1.5',
    '9:30 a.m.',
    'Trip no.1',
  ])('takes %s', (text) => {
    expect(name.safeParse(text).error?.issues).toBeUndefined();
  });

  it('says what to do about a period without a space', () => {
    expect(name.safeParse('Cruise to St.Thomas').error?.issues[0]?.message).toBe(
      'Trip name cannot hold a web address: leave it out, or put a space after the period',
    );
  });

  it('is required, and bounded', () => {
    expect(name.safeParse('  ').error?.issues[0]?.message).toBe('Trip name is required');
    expect(name.safeParse('x'.repeat(121)).error?.issues[0]?.message).toContain('too long');
  });
});

const LINK = 'Visit evil.com';
it.each([
  ['registration, first name', Register, { firstName: LINK }, 'firstName'],
  ['registration, last name', Register, { lastName: LINK }, 'lastName'],
  ['the profile', UpdateProfile, { firstName: LINK, lastName: 'Byron' }, 'firstName'],
  ['a client, first name', CreateClient, { firstName: LINK }, 'firstName'],
  ['a client, last name', CreateClient, { lastName: LINK }, 'lastName'],
  ['a person of the party', CreatePerson, { name: LINK }, 'name'],
  ['a new trip', CreateTrip, { name: LINK }, 'name'],
  ['a trip that is renamed', UpdateTrip, { name: LINK }, 'name'],
  ['a preview', SeedTrip, { tripName: LINK }, 'tripName'],
  ['a savings jar', WriteSavingsJar, { name: LINK }, 'name'],
])('%s takes no web address', (_, schema, value, path) => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  expect(issues.filter((issue) => issue.path.join('.') === path).map(({ message }) => message)).toEqual([
    expect.stringContaining('web address'),
  ]);
});

test.each([
  ['Robin Ruiz', 'Robin'],
  ['Robin', 'Robin'],
  ['Traveler 2', 'Traveler 2'],
  ['Robin Ruiz 2', 'Robin'],
])('%s is called %s', (name, first) => {
  expect(getFirstName({ name })).toBe(first);
});
