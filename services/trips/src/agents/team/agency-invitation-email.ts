import type { InvitedRole } from '@landsea/contracts/agents';
import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { makeEmailBody } from '@landsea/nest-kit';

interface AgencyInvitationEmail {
  /** Null when the address may be unverified: the email then quotes nothing that a person typed. */
  quoted: { invitedBy: string; agencyName: string } | null;
  role: InvitedRole;
  url: string;
}

const work: Readonly<Record<InvitedRole, string>> = {
  agent: 'As an agent, you bring and keep your own clients, and can hand them off to colleagues.',
  assistant: 'As an assistant, you work with every agent’s clients and trips.',
};

export const makeAgencyInvitationEmail = ({ quoted, role, url }: AgencyInvitationEmail) => {
  const title = quoted
    ? `${quoted.invitedBy} invited you to ${quoted.agencyName}`
    : 'You’re invited to a travel agency on Landsea';
  return {
    subject: title,
    ...makeEmailBody({
      heading: title,
      paragraphs: [
        `${quoted?.invitedBy ?? 'Someone you may know'} invites you to join ${quoted?.agencyName ?? 'a travel agency on Landsea'}. ${work[role]}`,
        'You need an agent account with this email address. If you don’t have one yet, it takes a minute to create.',
      ],
      action: { label: 'See the invitation', url },
      footnote: `The link works once, for ${INVITATION_DAYS} days, and only for this email address. If you weren’t expecting this, you can ignore it.`,
    }),
  };
};
