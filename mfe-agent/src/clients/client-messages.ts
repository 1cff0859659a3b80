import type { Client, ClientInvitation } from '@landsea/contracts/agents';
import { formatDayOf, type Toast } from '@landsea/web-kit';

type State = ClientInvitation['state'];
type Person = Pick<Client, 'firstName'>;

const dayOf = (instant: string | null): string => (instant ? formatDayOf(instant) : '');

export const invitationWords: Record<State, string> = {
  'not-invited': 'Not invited',
  invited: 'Invited',
  expired: 'Invitation expired',
  joined: 'Joined',
  left: 'Left',
};

export const formatInvitationDate = ({ state, at, expiresAt }: ClientInvitation): string =>
  dayOf(state === 'expired' ? expiresAt : at);

export const describeInvitation = ({ firstName, email, invitation }: Client): string => {
  const { state, at, expiresAt } = invitation;
  switch (state) {
    case 'joined':
      return `${firstName} joined on ${dayOf(at)} and sees what you plan for them.`;
    case 'left':
      return `${firstName} left on ${dayOf(at)}. You keep what you planned; ${firstName} no longer sees it. A new invitation brings them back.`;
    case 'invited':
      return `Sent to ${email} on ${dayOf(at)}. It works until ${dayOf(expiresAt)}.`;
    case 'expired':
      return `The invitation to ${email} expired on ${dayOf(expiresAt)}. Send a new one.`;
    case 'not-invited':
      if (!email) return `${firstName} doesn’t see anything yet.`;
      return `${firstName} doesn’t see anything yet. An invitation goes to ${email} and works for 7 days.`;
  }
};

export const describeSharing = ({ sharedTrips }: Pick<Client, 'sharedTrips'>): string =>
  sharedTrips.length === 0
    ? 'Sharing no trips'
    : `Sharing ${sharedTrips.length} ${sharedTrips.length === 1 ? 'trip' : 'trips'}`;

export const sharedTripsMessages = {
  title: 'Trips they share',
  hint: ({ firstName }: Person) => `${firstName} chooses what you see and can change it at any time.`,
  money: 'Budget and expenses',
  documents: 'Documents',
  planOnly: 'Plan only',
} as const;

export const confirmOwnEmail = {
  title: 'Confirm your email to invite clients',
  text: (email: string) => `Open the link we sent to ${email}.`,
  send: 'Send me the confirmation email',
} as const;

export const makeSentToast = ({ firstName }: Person): Toast => ({
  title: 'Invitation sent',
  description: `An email is on its way to ${firstName}.`,
  tone: 'success',
});

export const makeRevokedToast = ({ firstName }: Person): Toast => ({
  title: 'Invitation revoked',
  description: `${firstName}’s links and codes no longer work.`,
  tone: 'success',
});
