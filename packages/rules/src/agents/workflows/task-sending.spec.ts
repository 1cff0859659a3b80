import { describeSending, findSendingTime, findSendProblem, type SendingFacts } from './task-sending.js';

const zone = 'America/Chicago';
const at = (time: string) => new Date(`2026-12-${time}-06:00`);
const since = at('01T09:00:00');
const timeOf = (now: Date, over = {}) =>
  findSendingTime({ dueOn: '2026-12-07', since, timeZone: zone, ...over }, now);

it('sends in the morning of its day on the agent’s clock, and at no other time', () => {
  expect(timeOf(at('07T06:29:00'))).toBe('early');
  expect(timeOf(at('07T06:30:00'))).toBe('now');
  expect(timeOf(at('07T10:59:00'))).toBe('now');
  expect(timeOf(at('07T11:00:00'))).toBe('missed');
  expect(timeOf(at('08T07:00:00'))).toBe('missed');
  expect(timeOf(at('07T06:30:00'), { timeZone: 'America/Los_Angeles' })).toBe('early');
});

it('does not send what became due after that morning began, so that the agent has seen it before', () => {
  expect(timeOf(at('07T08:00:00'), { since: at('07T07:59:00') })).toBe('missed');
  expect(timeOf(at('07T08:00:00'), { since: at('07T06:29:00') })).toBe('now');
});

const facts: SendingFacts = {
  firstName: 'Ada',
  unreachable: undefined,
  isPaused: false,
  isTripOver: false,
  isTripDropped: false,
  isPlanOver: false,
  missing: [],
};

it('says why it does not send', () => {
  const problemOf = (over: Partial<SendingFacts>) => findSendProblem({ ...facts, ...over });
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ missing: ['amountDue', 'reviewLink'] })).toBe(
    'Still empty: Amount due; Address where you are reviewed.',
  );
  expect(problemOf({ missing: undefined })).toMatch(/^The template of this message is gone/);
  expect(problemOf({ isPlanOver: true })).toMatch(/^Your Agent plan has ended/);
  expect(problemOf({ isPaused: true })).toBe('You paused messages to Ada that send by themselves.');
  expect(problemOf({ isTripOver: true })).toMatch(/^The trip is over/);
  expect(problemOf({ isTripDropped: true, isTripOver: true })).toMatch(/^This trip was given up/);
  expect(problemOf({ unreachable: 'Ada left.', isTripDropped: true })).toBe('Ada left.');
});

it('says beforehand when it sends', () => {
  expect(describeSending('auto', '2026-12-07')).toBe('Sends by itself on Mon, Dec 7, at 6:30 AM');
  expect(describeSending('look', '2026-12-07')).toBe('Ready for your review on Mon, Dec 7');
  expect(describeSending('self', '2026-12-07')).toBeUndefined();
  expect(describeSending('auto', null)).toBeUndefined();
});
