import type { InvitedRole } from '@landsea/contracts/agents';
import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { makeEmailBody } from '@landsea/nest-kit';
import { isPlainName } from '@landsea/rules/agents';

interface AgencyInvitationEmail {
  invitedBy: string;
  agencyName: string;
  role: InvitedRole;
  url: string;
}

const names: Readonly<Record<InvitedRole, string>> = { agent: 'an agent', assistant: 'an assistant' };

const work: Readonly<Record<InvitedRole, string>> = {
  agent: 'As an agent, you bring and keep your own clients, and can hand them off to colleagues.',
  assistant: 'As an assistant, you work with every agent’s clients and trips.',
};

/** The inviter's address is confirmed; a name that leads somewhere is left out all the same. */
export const makeAgencyInvitationEmail = ({ invitedBy, agencyName, role, url }: AgencyInvitationEmail) => {
  const who = isPlainName(invitedBy) ? invitedBy : 'A travel agent';
  const agency = isPlainName(agencyName) ? agencyName : 'a travel agency on Landsea';
  const title = `${who} invites you to ${agency}`;
  return {
    subject: title,
    ...(isPlainName(invitedBy) && { fromName: invitedBy }),
    ...makeEmailBody({
      heading: title,
      paragraphs: [
        `${who} invites you to ${agency}, as ${names[role]}. ${work[role]}`,
        'You need an agent account with this email address. If you don’t have one yet, it takes a minute to create.',
      ],
      action: { label: 'See the invitation', url },
      footnote: `The link works once, for ${INVITATION_DAYS} days, and only for this email address. If you weren’t expecting this, you can ignore it.`,
    }),
  };
};
