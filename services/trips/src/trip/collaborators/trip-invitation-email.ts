import { INVITATION_DAYS, type CollaboratorRole } from '@landsea/contracts/sharing';
import { emailBody } from '@landsea/nest-kit';

interface TripInvitation {
  /** Null when the address is not known to be verified: nothing that a person typed is quoted then. */
  quoted: { invitedBy: string; tripName: string } | null;
  role: CollaboratorRole;
  url: string;
}

const may: Record<CollaboratorRole, string> = {
  editor: 'You can view and edit this trip.',
  viewer: 'You can view everything and follow along as the plan grows.',
};

/** The email that invites somebody to a trip. */
export const tripInvitationEmail = ({ quoted, role, url }: TripInvitation) => ({
  subject: quoted
    ? `${quoted.invitedBy} invited you to plan “${quoted.tripName}”`
    : 'You’re invited to a trip on Landsea',
  ...emailBody({
    heading: quoted
      ? `${quoted.invitedBy} invited you to plan “${quoted.tripName}”`
      : 'You’re invited to a trip',
    paragraphs: [
      `${quoted?.invitedBy ?? 'Somebody you may know'} is planning this trip on Landsea and would like you to join. ${may[role]}`,
      'It’s free for you. If you don’t have an account yet, create one with this email address in a minute.',
    ],
    action: { label: 'See the invitation', url },
    footnote: `The link works once, for ${String(INVITATION_DAYS)} days, and only for this email address. If you were not expecting it, ignore this email: nothing happens without you.`,
  }),
});
