import type { Client, ClientInvitation } from '@landsea/contracts';
import { formatDayOf, type Toast } from '@landsea/web-kit';

type State = ClientInvitation['state'];
type Person = Pick<Client, 'firstName'>;

const dayOf = (instant: string | null): string => (instant ? formatDayOf(instant) : '');

export const invitationWords: Record<State, string> = {
  'not-invited': 'Not invited',
  invited: 'Invited',
  expired: 'Invitation expired',
  joined: 'Joined',
};

/** The date beside the badge. */
export const invitationDate = ({ state, at, expiresAt }: ClientInvitation): string =>
  dayOf(state === 'expired' ? expiresAt : at);

export const invitationText = ({ firstName, email, invitation }: Client): string => {
  const { state, at, expiresAt } = invitation;
  switch (state) {
    case 'joined':
      return `${firstName} joined on ${dayOf(at)} and sees what you plan for them.`;
    case 'invited':
      return `Sent to ${email} on ${dayOf(at)}. It works until ${dayOf(expiresAt)}.`;
    case 'expired':
      return `The invitation to ${email} ended on ${dayOf(expiresAt)}. Send a new one.`;
    case 'not-invited':
      return `${firstName} does not see anything yet. An invitation goes to ${email} and works for 7 days.`;
  }
};

export const invitationSent = ({ firstName }: Person): Toast => ({
  title: 'Invitation sent',
  description: `A mail is on its way to ${firstName}.`,
  tone: 'success',
});

export const invitationRevoked = ({ firstName }: Person): Toast => ({
  title: 'Invitation revoked',
  description: `No link and no code that ${firstName} has works any more.`,
  tone: 'success',
});
