import type { CalendarDate } from '@landsea/contracts/core';
import { INVITATION_DAYS, type CollaboratorRole } from '@landsea/contracts/sharing';
import type { TripMode } from '@landsea/contracts/trip';
import { getBrandSender, makeEmailBody, type EmailBrand } from '@landsea/nest-kit';

interface TripInvitation {
  /** Null when the address may be unverified: the email then quotes nothing else that a person typed. */
  tripName: string | null;
  invitedBy: string;
  trip: { mode: TripMode; startDate: CalendarDate; endDate: CalendarDate };
  role: CollaboratorRole;
  url: string;
  brand?: EmailBrand | undefined;
}

const may: Record<CollaboratorRole, string> = {
  editor: 'You can view and edit this trip.',
  viewer: 'You can see everything and follow along as the plan grows.',
};

const kinds: Record<TripMode, string> = {
  parks: 'a Walt Disney World trip',
  cruise: 'a Disney cruise',
  combined: 'a land-and-sea trip',
};

const PLAIN_NAME = /^[\p{L}\p{M} '’-]{1,30}$/u;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const dayOf = (date: CalendarDate): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** The name is quoted only if it is a plain name: the recipient may never have asked for the email. */
const inviter = ({ tripName, invitedBy }: TripInvitation): string =>
  tripName !== null || PLAIN_NAME.test(invitedBy) ? invitedBy : 'Someone you may know';

export const makeTripInvitationEmail = (invitation: TripInvitation) => {
  const { tripName, trip, role, url, brand } = invitation;
  const who = inviter(invitation);
  const what = `${kinds[trip.mode]}, ${dayOf(trip.startDate)} to ${dayOf(trip.endDate)}`;
  return {
    ...getBrandSender(brand),
    subject:
      tripName === null
        ? `You’re invited to a trip${brand ? '' : ' on Landsea'}`
        : `${who} invited you to plan “${tripName}”`,
    ...makeEmailBody({
      heading:
        tripName === null ? `${who} invited you to plan a trip` : `${who} invited you to plan “${tripName}”`,
      paragraphs: [
        `${who} is planning ${what}, and would like you to join in. ${may[role]}`,
        'It’s free for you. If you don’t have an account yet, it takes a minute to create one with this email address.',
      ],
      action: { label: 'See the invitation', url },
      footnote: `The link works once, for ${INVITATION_DAYS} days, and only for this email address. If you weren’t expecting this, you can ignore it.`,
      ...(brand && { brand }),
    }),
  };
};
