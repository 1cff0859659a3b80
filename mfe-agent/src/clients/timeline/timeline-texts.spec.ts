import type { TimelineLine } from '@landsea/contracts/agents';
import {
  describeLine,
  describePlanned,
  describeThing,
  formatPlannedDay,
  formatTimelineDay,
  formatTimeOf,
  getTimelineLink,
  groupByDay,
} from './timeline-texts';

const id = 'e0000000-0000-4000-8000-000000000001';
const lineOf = (line: Partial<TimelineLine>): TimelineLine => ({
  ...{ key: `x:${id}`, kind: 'message', at: '2027-03-14T15:15:00.000Z', by: 'Jen', isYou: false },
  ...{ action: '', what: 'A balcony, please', targetId: id, tripId: null, tripName: null },
  ...{ cents: null, currency: null, ...line },
});
const wordsOf = (line: Partial<TimelineLine>): string =>
  [describeLine(lineOf(line)), describeThing(lineOf(line))].filter(Boolean).join(': ');

it.each<[string, Partial<TimelineLine>]>([
  ['Jen emailed: A balcony, please', { action: 'client-email' }],
  ['You wrote: A balcony, please', { action: 'agent-app', isYou: true }],
  ['Jen signed: Payment authorization', { kind: 'agreement', action: 'signed', what: 'authorization' }],
  [
    'Jen said this is paid: Pop Century · $90.00',
    { kind: 'told', what: 'Pop Century', cents: 9000, currency: 'USD' },
  ],
  [
    'Payment confirmed: Pop Century · $90.00',
    { kind: 'paid', what: 'Pop Century', cents: 9000, currency: 'USD', by: null },
  ],
  [
    'Dana took back one link to the quote: Spring · The link of Mike',
    { kind: 'quote', action: 'link-withdrawn', by: 'Dana', what: 'Spring · The link of Mike' },
  ],
  ['Jen joined', { kind: 'joined', what: 'Jen', by: null }],
  ['Jen wished for: ’Ohana', { kind: 'wish', action: 'added', what: '’Ohana' }],
  [
    'You finished a step: Ask for heights',
    { kind: 'step', action: 'done', what: 'Ask for heights', isYou: true },
  ],
  [
    'Somebody changed: a thing of a newer release',
    { kind: 'newer', by: null, what: 'a thing of a newer release' },
  ],
])('reads “%s”', (words, line) => {
  expect(wordsOf(line)).toBe(words);
});

it('leads to the thing itself', () => {
  expect(getTimelineLink(lineOf({}))).toBe(`/app/agents/messages?conversation=${id}`);
  expect(getTimelineLink(lineOf({ kind: 'quote' }))).toBe(`/app/agents/quotes/${id}`);
  expect(getTimelineLink(lineOf({ kind: 'booking', tripId: id }))).toBe(`/app/agents/trips/${id}/bookings`);
  expect(getTimelineLink(lineOf({ kind: 'wish', tripId: id }))).toBe(`/trip/${id}/wishes`);
  expect(getTimelineLink(lineOf({ kind: 'call' }))).toBeUndefined();
  expect(getTimelineLink(lineOf({ kind: 'document' }))).toBe('#documents');
});

it('groups by the reader’s day, and what has only a day by that', () => {
  const late = lineOf({ key: 'late', at: '2027-03-15T02:00:00.000Z' });
  const paid = lineOf({ key: 'paid', at: '2027-03-13T16:00:00.000Z', on: '2027-03-13' });
  const days = groupByDay([late, lineOf({ key: 'noon' }), paid], 'America/New_York');
  expect(days.map(({ date, lines }) => [date, ...lines.map(({ key }) => key)])).toEqual([
    ['2027-03-14', 'late', 'noon'],
    ['2027-03-13', 'paid'],
  ]);
  expect(formatTimeOf(paid)).toBe('');
});

it('names days as people do', () => {
  const today = '2027-03-14';
  expect(formatTimelineDay('2027-03-13', today)).toBe('Yesterday');
  expect(formatTimelineDay('2026-12-24', today)).toBe('Thu, Dec 24, 2026');
  expect(formatPlannedDay('2027-03-15', today)).toBe('Tomorrow');
  expect(formatPlannedDay('2027-03-12', today)).toBe('Was due Fri, Mar 12');
  expect(formatPlannedDay(null, today)).toBe('No day yet');
});

it('says whose task is planned, and what is due', () => {
  const planned = { key: 'x', on: null, tripId: id, tripName: 'Castles', cents: null, currency: null };
  expect(describePlanned({ ...planned, kind: 'task', what: 'Renew passports', who: 'client' })).toBe(
    'Their task: Renew passports',
  );
  expect(
    describePlanned({ ...planned, kind: 'payment', what: 'Pop', who: 'final', cents: 9000, currency: 'USD' }),
  ).toBe('Due: Pop · $90.00');
});
