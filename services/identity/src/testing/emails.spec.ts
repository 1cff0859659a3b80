import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '@landsea/contracts/account';
import type { Mail } from '@landsea/nest-kit';
import { securityEmails } from '../account-activity/security-emails.js';
import { confirmEmail, makeNoticeEmail } from '../email-change/email-change-emails.js';
import { makeVerificationEmail } from '../email-verification/verification-email.js';
import { makeErasureEmail } from '../erasure/erasure-email.js';
import { issueEmail } from '../outreach/newsletter/issue-email.js';
import {
  makeAlreadySubscribedEmail,
  confirmSubscriptionEmail,
} from '../outreach/newsletter/newsletter-emails.js';
import { makePasswordChangedEmail, resetEmail } from '../password-reset/password-reset-emails.js';

const HOSTILE = 'Your account is locked: visit evil.example';
const NEW_EMAIL = 'visit-evil.example@evil.example';
const URL = 'https://landsea.example/page?token=t';
const person = (emailVerified: boolean): User => ({
  id: 'd0000000-0000-4000-8000-0000000000ff',
  firstName: HOSTILE,
  lastName: HOSTILE,
  email: 'victim@example.com',
  userType: 'family',
  isDemo: false,
  emailVerified,
  hasPassword: true,
  googleLinked: false,
  isClient: false,
  theme: null,
  erasesAt: null,
});

const facts = { device: 'Chrome on Android', at: new Date(), origin: 'https://landsea.example' };
const templates: Record<string, ((user: User) => Mail)[]> = {
  'account-activity/security-emails.ts': Object.values(securityEmails).map(
    (make) => (user: User) => make(user, facts),
  ),
  'email-change/email-change-emails.ts': [
    () => confirmEmail(NEW_EMAIL, URL),
    (user) => makeNoticeEmail(user, NEW_EMAIL, URL),
  ],
  'email-verification/verification-email.ts': [(user) => makeVerificationEmail(user, URL)],
  'erasure/erasure-email.ts': [(user) => makeErasureEmail(user, new Date(), URL)],
  'outreach/newsletter/issue-email.ts': [
    ({ email }) =>
      issueEmail(email, { subject: 'Spring', paragraphs: ['Hello'] }, { page: URL, oneClick: URL }),
  ],
  'outreach/newsletter/newsletter-emails.ts': [
    ({ email }) => confirmSubscriptionEmail(email, URL),
    ({ email }) => makeAlreadySubscribedEmail(email, URL),
  ],
  'password-reset/password-reset-emails.ts': [
    (user) => resetEmail(user, URL),
    (user) => makePasswordChangedEmail(user, URL, { deletionCanceled: true, isFirstVerification: true }),
  ],
};
/** The invitation has its own tests; the others go to an address that is verified, to the operator, or to the terminal. */
const ELSEWHERE = [
  'invitations/client-invitation-email.ts',
  'invitations/connected-email.ts',
  'invitations/relationship-emails.ts',
  'newsletter.ts',
  'outreach/messages/message-emails.ts',
];

it.each(Object.entries(templates))(
  '%s repeats nothing that a person typed to an unverified address',
  (_, emails) => {
    for (const email of emails) {
      const { subject, text, html } = email(person(false));
      expect(`${subject}\n${text}\n${html}`).not.toMatch(/locked|evil/);
    }
  },
);

it('greets by name who has a verified address', () => {
  expect(resetEmail(person(true), URL).text).toContain(`Hi ${HOSTILE},`);
  expect(makeNoticeEmail(person(true), NEW_EMAIL, URL).text).toContain(NEW_EMAIL);
});

it('knows every template of the service', () => {
  const folder = join(import.meta.dirname, '..');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && /\bmakeEmailBody\(\{/.test(readFileSync(join(folder, file), 'utf8')),
    )
    .sort();
  expect(found).toEqual([...Object.keys(templates), ...ELSEWHERE].sort());
});
