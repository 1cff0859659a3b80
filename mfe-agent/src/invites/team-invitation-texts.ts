import { agencyRoleNames, type AgencyInvitationPreview } from '@landsea/contracts/agents';
import { formatDayOf } from '@landsea/web-kit';

export const teamInvitationTexts = {
  unknown: {
    title: 'We don’t recognize this invitation',
    text: 'The link may be incomplete, or the invitation was withdrawn or resent. Look for a newer email, or ask for a new invitation.',
  },
  open: {
    title: ({ invitedBy, agencyName }: AgencyInvitationPreview) =>
      `${invitedBy} invited you to ${agencyName}`,
    lead: {
      agent:
        'You’ll join as an agent: you keep your own clients and can hand them off to colleagues. The agency’s owner and assistants will see your clients, too.',
      assistant: 'You’ll join as an assistant and work with every agent’s clients and trips.',
    },
    visitor: ({ email, expiresAt }: AgencyInvitationPreview) =>
      `It was sent to ${email} and is open until ${formatDayOf(expiresAt)}. Choose a password, and you’re in.`,
    register: 'Create account and join',
    accept: ({ role }: AgencyInvitationPreview) => `Join as ${agencyRoleNames[role].toLowerCase()}`,
  },
  used: {
    title: 'This invitation has already been used',
    text: 'It works only once. If that was you, sign in and the agency is there.',
  },
  expired: {
    title: 'This invitation has expired',
    text: ({ invitedBy }: AgencyInvitationPreview) => `Ask ${invitedBy} to send it again.`,
  },
  member: {
    title: ({ agencyName }: AgencyInvitationPreview) => `You’re already in ${agencyName}`,
    text: 'There’s nothing more to do here.',
    button: 'Open your team',
  },
  family: {
    title: 'This address belongs to a family’s account',
    text: ({ invitedBy, agencyName }: AgencyInvitationPreview) =>
      `${agencyName} needs an agent account. Ask ${invitedBy} to invite you at another address, and open an agent account with it.`,
  },
} as const;
