import { INVITATION_DAYS, type CollaboratorRole } from '@landsea/contracts/sharing';
import { emailBody } from '@landsea/nest-kit';

interface TripInvitation {
  /** Null when the address is not known to be verified: nothing that a person typed is quoted then. */
  quoted: { invitedBy: string; tripName: string } | null;
  role: CollaboratorRole;
  url: string;
}

const may: Record<CollaboratorRole, string> = {
  editor: 'You can look at everything and plan along.',
  viewer: 'You can look at everything and follow how the plan grows.',
};

/** The email that invites somebody to a trip. */
export const tripInvitationEmail = ({ quoted, role, url }: TripInvitation) => ({
  subject: quoted
    ? `${quoted.invitedBy} shares a trip with you on Landsea`
    : 'You’re invited to a trip on Landsea',
  ...emailBody({
    heading: quoted ? `${quoted.invitedBy} shares “${quoted.tripName}” with you` : 'You’re invited to a trip',
    paragraphs: [
      `${quoted?.invitedBy ?? 'Somebody you may know'} plans this trip with Landsea and would like you to be part of it. ${may[role]}`,
      'It costs you nothing. If you have no account yet, you make one with this email address in a minute.',
    ],
    action: { label: 'See the invitation', url },
    footnote: `The link works once, for ${String(INVITATION_DAYS)} days, and only for this email address. If you were not expecting it, ignore this email: nothing happens without you.`,
  }),
});
