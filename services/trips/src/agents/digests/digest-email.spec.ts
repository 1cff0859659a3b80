import type { BookingAlert, DueTask, ListedFee, MorningEntry } from '@landsea/contracts/agents';
import { isEmpty, type DigestContent } from './digest-content.js';
import { makeDigestEmail } from './digest-email.js';

const entry: MorningEntry = {
  tripId: 't',
  windowId: 'w',
  clientId: 'c',
  clientName: 'Grace Okafor',
  tripName: 'Okafor family trip',
  startDate: '2027-01-28',
  people: 4,
  kind: 'dining',
  type: 'opens',
  title: 'Dining reservations open',
  opensAt: '2026-11-29T11:00:00.000Z',
  closesAt: '2027-01-28T11:00:00.000Z',
  oftenFrom: null,
  at: '2026-11-29T11:00:00.000Z',
  wishes: 1,
};
const task = { title: 'Send the key dates', clientName: 'Ben Moss', dueOn: '2026-11-27' } as DueTask;
const hold = {
  kind: 'hold',
  title: 'Pop Century',
  clientName: 'Jen Brubaker',
  at: '2026-11-30T04:59:00.000Z',
} as BookingAlert;
const fee = {
  name: 'Planning fee',
  clientName: 'Ben Moss',
  cents: 150_00,
  state: 'open',
  dueOn: '2026-11-27',
} as ListedFee;
const nothing: DigestContent = {
  today: '2026-11-29',
  waiting: [],
  now: [],
  tomorrow: [],
  tasks: [],
  holds: [],
  fees: [],
  unanswered: { waiting: null, held: null },
};
const dana = { email: 'dana@agents.example', firstName: 'Dana', emailVerified: true };
const write = (over: Partial<DigestContent>) =>
  makeDigestEmail(
    { ...nothing, ...over },
    dana,
    { timeZone: 'America/Chicago', token: 'k' },
    'https://l.example',
  );

it('says what the morning holds, what lapses first, and how to stop it', () => {
  const unanswered = {
    waiting: { clients: 2, clientName: 'Ana Silva', since: '2026-11-28T10:00:00.000Z', conversationId: null },
    held: null,
  };
  const payment = { ...entry, type: 'due', kind: 'final-payment', title: 'Final payment is due' } as const;
  const tomorrow = [{ ...entry, wishes: 3, at: '2026-11-30T11:00:00.000Z' }];
  const waiting = [{ ...entry, wishes: 0, at: '2026-11-27T11:00:00.000Z' }];
  const tasks = [task, { ...task, dueOn: '2026-11-29' }];
  const mail = write({
    now: [entry, payment],
    tomorrow,
    waiting,
    tasks,
    holds: [hold],
    unanswered,
  });
  expect(mail.subject).toBe(
    'Your morning: 2 booking windows, 1 payment, 2 tasks, 1 held price, and 2 messages to answer',
  );
  expect(mail.unsubscribeUrl).toBe('https://l.example/api/v1/digests/one-click/k');
  expect(mail.text).toBe(
    [
      mail.subject,
      'Hi Dana,',
      'Prices that are about to lapse\nPop Century, Jen Brubaker: until Sun, Nov 29, 10:59 PM',
      'Still to do\nOpen since Fri, Nov 27: Dining reservations open, Grace Okafor',
      'Today\n6:00 AM Eastern: Dining reservations open, Grace Okafor (1 wish to book)\nBy tonight: Final payment is due, Grace Okafor (1 wish to book)',
      'Tomorrow\n6:00 AM Eastern: Dining reservations open, Grace Okafor (3 wishes to book)',
      'Tasks\nSend the key dates, Ben Moss (due Fri, Nov 27)\nSend the key dates, Ben Moss',
      'Ana Silva and 1 more client are waiting for your answer.',
      'Open your morning:\nhttps://l.example/app/agents/morning',
      'This comes at 6:30 AM (Chicago time) on mornings with something to do. Stop these emails: https://l.example/morning-email/stop/k',
      'Landsea\n',
    ].join('\n\n'),
  );
});

it('speaks of one thing in the singular', () => {
  expect(write({ now: [entry] }).subject).toBe('Your morning: 1 booking window');
  expect(write({ tomorrow: [entry] }).subject).toBe('Tomorrow: 1 booking window');
  const { text } = write({
    unanswered: {
      waiting: {
        clients: 1,
        clientName: 'Ana Silva',
        since: '2026-11-28T10:00:00.000Z',
        conversationId: null,
      },
      held: {
        clients: 1,
        clientName: 'Ana Silva',
        since: '2026-11-28T10:00:00.000Z',
        conversationId: null,
        emails: 1,
      },
    },
  });
  expect(text).toContain('Ana Silva is waiting for your answer.\n\n1 email is held until you look at it.');
});

it('says which fees are overdue, and which ones a client calls paid', () => {
  const told = { ...fee, name: 'Change fee', state: 'told', toldBy: 'Ada', dueOn: null } as const;
  expect(write({ fees: [fee] }).subject).toBe('Your morning: 1 fee to look at');
  expect(write({ fees: [told, fee] }).text).toContain(
    'Your fees\nChange fee, Ben Moss: Ada says $150.00 is paid\nPlanning fee, Ben Moss: $150.00 was due Fri, Nov 27',
  );
});

it('lists eight of each, and says how many more there are', () => {
  const tasks = Array.from({ length: 20 }, () => task);
  expect(write({ tasks }).text.match(/Send the key dates/g)).toHaveLength(8);
  expect(write({ tasks }).text).toContain('And 12 more');
});

it('knows an empty morning', () => {
  expect(isEmpty(nothing, null)).toBe(true);
  expect(isEmpty({ ...nothing, tomorrow: [entry] }, null)).toBe(false);
  expect(isEmpty({ ...nothing, holds: [hold] }, null)).toBe(false);
});

it('comes for an overdue fee alone once after its date, and for one that a client calls paid', () => {
  const dueOn = (date: string) => ({ ...nothing, fees: [{ ...fee, dueOn: date }] });
  const sentOn = '2026-11-28';
  expect(isEmpty(dueOn('2026-11-28'), sentOn)).toBe(false);
  expect(isEmpty(dueOn('2026-11-27'), sentOn)).toBe(true);
  expect(isEmpty({ ...dueOn('2026-11-27'), tasks: [task] }, sentOn)).toBe(false);
  expect(isEmpty({ ...nothing, fees: [{ ...fee, state: 'told' }] }, sentOn)).toBe(false);
});

it('comes for a fee that became overdue on mornings without an email', () => {
  const overdue = { ...nothing, fees: [{ ...fee, dueOn: '2026-11-25' }] };
  expect(isEmpty(overdue, '2026-11-24')).toBe(false);
  expect(isEmpty(overdue, '2026-11-25')).toBe(false);
  expect(isEmpty(overdue, null)).toBe(false);
  expect(isEmpty(overdue, '2026-11-26')).toBe(true);
  // Of an agent whose day is one ahead of the parks.
  expect(isEmpty({ ...nothing, fees: [{ ...fee, dueOn: '2026-11-28' }] }, '2026-11-29')).toBe(false);
  expect(isEmpty({ ...nothing, fees: [{ ...fee, dueOn: nothing.today }] }, null)).toBe(true);
});
