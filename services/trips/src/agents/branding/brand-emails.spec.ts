import type { EmailBrand, Mail } from '@landsea/nest-kit';
import { makeReminderEmail } from '../../planning/reminders/reminder-email.js';
import { makeTripInvitationEmail } from '../../trip/collaborators/trip-invitation-email.js';
import { makeMessageEmail } from '../conversations/notices/message-email.js';
import { makeNewAgentEmail } from '../team/hand-over-emails.js';

const origin = 'https://trips.example';
const brand: EmailBrand = {
  name: 'Magic Miles Travel',
  logo: '/api/v1/brand-pictures/1',
  photo: null,
  colors: null,
  agentName: 'Dana Whitlock',
  phone: '(407) 555-0100',
  hours: null,
  signature: null,
  replyTo: 'dana@magic-miles.example',
  legalLines: ['CST 2101234-50'],
  poweredBy: false,
  origin,
};

const person = { email: 'grace@example.com', firstName: 'Grace', emailVerified: true };
const unverified = { ...person, emailVerified: false };
const message = {
  conversationId: 'c1',
  body: 'Your tables are booked',
  files: 1,
  agentName: 'Dana Whitlock',
  agencyName: 'Magic Miles Travel',
  tripName: null,
  answered: null,
};
const trip = { mode: 'parks', startDate: '2030-03-14', endDate: '2030-03-20' } as const;
const window = {
  windowId: 'w1',
  kind: 'dining',
  title: 'Dining',
  clock: null,
  opensAt: new Date('2030-01-14T11:00:00Z'),
  rule: 'Sixty days before.',
  toBook: [],
} as const;

const render = (from: EmailBrand): Record<string, Partial<Mail>> => {
  const invite = { invitedBy: 'Ana', trip, role: 'viewer', url: `${origin}/invited`, brand: from } as const;
  const due = { tripId: 't1', userId: 'u1', tripName: 'Castles' };
  const now = new Date('2030-01-13T12:00:00Z');
  const sending = { origin, replyTo: undefined, brand: from };
  return {
    message: makeMessageEmail(message, { ...person, hasAccount: true }, sending),
    'message to an unverified address': makeMessageEmail(
      message,
      { ...unverified, hasAccount: true },
      sending,
    ),
    reminder: makeReminderEmail([window], due, person, { origin, now, brand: from }),
    'reminder to an unverified address': makeReminderEmail([window], due, unverified, {
      origin,
      now,
      brand: from,
    }),
    invitation: makeTripInvitationEmail({ tripName: 'Castles', ...invite }),
    'invitation to an unverified address': makeTripInvitationEmail({ tripName: null, ...invite }),
    'new agent': makeNewAgentEmail('Dana Whitlock', `${origin}/client-portal`, from),
  };
};

it.each(Object.entries(render(brand)))('leaves in the agent’s name without a word of ours: %s', (_, mail) => {
  expect(mail).toMatchObject({ fromName: 'Dana Whitlock', fromAlone: true });
  expect(mail.text).toContain('CST 2101234-50');
  expect(mail.html).toContain(`<img src="${origin}/api/v1/brand-pictures/1"`);
  expect(JSON.stringify(mail)).not.toMatch(/landsea/i);
});

it.each(Object.entries(render({ ...brand, poweredBy: true })))(
  'says what it was sent with: %s',
  (_, mail) => {
    expect(mail).toMatchObject({ fromName: 'Dana Whitlock', fromAlone: false });
    expect(mail.text).toContain('Sent with Landsea');
  },
);
