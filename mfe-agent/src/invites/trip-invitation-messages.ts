import type { TripInvitationPreview } from '@landsea/contracts/sharing';
import { formatDayOf } from '@landsea/web-kit';

export const tripInviteMessages = {
  unknown: {
    title: 'We don’t recognize this invitation',
    text: 'The link may be incomplete, or the invitation was withdrawn or resent. Look for a newer email, or ask for a new invitation.',
  },
  open: {
    title: ({ invitedBy, tripName }: TripInvitationPreview) =>
      `${invitedBy} invited you to plan “${tripName}”`,
    lead: ({ role }: TripInvitationPreview) =>
      role === 'editor' ? 'You can view and edit this trip.' : 'You can see the whole plan as it grows.',
    visitor: ({ email, expiresAt }: TripInvitationPreview) =>
      `It was sent to ${email} and is open until ${formatDayOf(expiresAt)}. Joining is free: all you need is an account with that address.`,
    accept: 'Join the trip',
    register: 'Create account and join',
  },
  used: {
    title: 'This invitation has already been used',
    joined: 'You already share this trip. It’s in My trips.',
    other: 'It works only once. If that was you, sign in and you’ll find the trip in My trips.',
    button: 'Open my trips',
  },
  expired: {
    title: 'This invitation has expired',
    text: ({ invitedBy }: TripInvitationPreview) => `Ask ${invitedBy} to send it again.`,
  },
  owner: {
    title: 'You sent this invitation',
    text: ({ email }: TripInvitationPreview) => `Only ${email} can accept it.`,
    button: 'Back to who you share with',
  },
} as const;
