import { EXPORT_HOURS, type ActivityKind, type User } from '@landsea/contracts/account';
import { greet, makeEmailBody, type Mail } from '@landsea/nest-kit';

interface Facts {
  device: string | null;
  at: Date;
  /** The product's, such as `https://landsea.example`. */
  origin: string;
}

type SecurityEmail = (user: User, facts: Facts) => Mail;

const formatMoment = (at: Date): string =>
  `${at.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' })} UTC`;

const makeEmail = (
  user: User,
  {
    subject,
    heading,
    happened,
    label,
    url,
  }: Record<'subject' | 'heading' | 'happened' | 'label' | 'url', string>,
  ifNotYou: string,
): Mail => ({
  to: user.email,
  subject,
  ...makeEmailBody({
    heading,
    paragraphs: [greet(user), happened, 'If this was you, you’re all set.', ifNotYou],
    action: { label, url },
    footnote: 'We send this email to keep your account safe. It can’t be turned off.',
  }),
});

/** Somebody who signs in with Google alone has no password that a stranger could know. */
const closeTheDoor = ({ hasPassword }: User): string =>
  hasPassword
    ? 'change your password in Settings right away. That also signs out every other browser.'
    : 'open Settings, end every other session, and check the security of your Google account.';

const newDevice: SecurityEmail = (user, { device, at, origin }) =>
  makeEmail(
    user,
    {
      subject: 'New sign-in to your Landsea account',
      heading: 'New sign-in to your account',
      happened: `Someone just signed in to your Landsea account in a browser that’s new to us: ${device ?? 'An unknown browser'}, on ${formatMoment(at)}.`,
      label: 'See where you’re signed in',
      url: `${origin}/settings#sessions`,
    },
    `If this wasn’t you, ${closeTheDoor(user)}`,
  );

const googleLinked: SecurityEmail = (user, { at, origin }) =>
  makeEmail(
    user,
    {
      subject: 'Google was linked to your Landsea account',
      heading: 'Google is now a way to sign in',
      happened: `A Google account was linked to your Landsea account on ${formatMoment(at)}. From now on it can be used to sign in.`,
      label: 'See your sign-in methods',
      url: `${origin}/settings#sign-in`,
    },
    user.hasPassword
      ? 'If this wasn’t you, unlink Google in Settings right away, then change your password. That also signs out every other browser.'
      : 'If this wasn’t you, choose “Forgot your password?” on the sign-in page to set a password. Then unlink Google in Settings.',
  );

const exported: SecurityEmail = (user, { at, origin }) =>
  makeEmail(
    user,
    {
      subject: 'A copy of your Landsea data was requested',
      heading: 'A copy of your data was requested',
      happened: `Someone who’s signed in to your Landsea account asked for a copy of your data on ${formatMoment(at)}. It can be downloaded in Settings for ${EXPORT_HOURS} hours.`,
      label: 'Open my settings',
      url: `${origin}/settings#data`,
    },
    `If this wasn’t you, ${closeTheDoor(user)}`,
  );

/** A reset sends its own email; the person who changed the password knows it, so the way back is the inbox. */
const passwordChanged: SecurityEmail = (user, { device, at, origin }) =>
  makeEmail(
    user,
    {
      subject: 'Your Landsea account has a new password',
      heading: 'Your account has a new password',
      happened: `A new password was set for your Landsea account on ${formatMoment(at)} (${device ?? 'An unknown browser'}). Every other browser was signed out.`,
      label: 'See where you’re signed in',
      url: `${origin}/settings#sessions`,
    },
    'If this wasn’t you, choose “Forgot your password?” on the sign-in page right away. That takes the account back and signs out everybody else.',
  );

/** The events that the owner has to learn of while somebody else may be signed in. */
export const securityEmails: Partial<Record<ActivityKind, SecurityEmail>> = {
  'new-device': newDevice,
  'password-changed': passwordChanged,
  'google-linked': googleLinked,
  export: exported,
};
