import { formatWaited } from '../frame/messages/waited-labels';
import { isSameTurn, getSubject } from './message-labels';

const now = new Date('2026-11-24T12:00:00Z');

it.each([
  ['2026-11-24T11:59:50.000Z', '1 minute'],
  ['2026-11-24T11:15:00.000Z', '45 minutes'],
  ['2026-11-24T11:00:00.000Z', '1 hour'],
  ['2026-11-23T11:00:00.000Z', '25 hours'],
  ['2026-11-21T11:00:00.000Z', '3 days'],
])('somebody who writes at %s has waited %s', (since, words) => {
  expect(formatWaited(since, now)).toBe(words);
});

it('names a trip only to somebody who may see it', () => {
  expect(getSubject({ trip: { id: 'x', name: 'Spring', startDate: '2027-03-14' }, isAboutTrip: true })).toBe(
    'Spring',
  );
  expect(getSubject({ trip: null, isAboutTrip: true })).toBe('A trip you no longer share');
  expect(getSubject({ trip: null, isAboutTrip: false })).toBe('General');
});

it('puts what one person writes within ten minutes under one name', () => {
  const sent = (sentAt: string, authorName = 'Ada') => ({
    id: '',
    number: 1,
    side: 'client' as const,
    body: '',
    via: 'app' as const,
    authorName,
    sentAt,
  });
  const first = sent('2026-11-24T12:00:00.000Z');
  expect(isSameTurn(first, sent('2026-11-24T12:09:59.000Z'))).toBe(true);
  expect(isSameTurn(first, sent('2026-11-24T12:10:00.000Z'))).toBe(false);
  expect(isSameTurn(first, sent('2026-11-24T12:01:00.000Z', 'Robin'))).toBe(false);
  expect(isSameTurn(first, { ...sent('2026-11-24T12:01:00.000Z'), sentFrom: 'ada@work.example' })).toBe(
    false,
  );
});
