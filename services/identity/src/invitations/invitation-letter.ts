import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { letter } from '@landsea/nest-kit';

export interface InvitationLetter {
  agentName: string;
  url: string;
  code: string;
  redeemUrl: string;
}

/**
 * The email that carries an invitation, to an address that may belong to anybody: its only free text is the name of an agent
 * whose own address is verified.
 */
export const invitationLetter = ({ agentName, url, code, redeemUrl }: InvitationLetter) => ({
  subject: `${agentName} invites you to your trip on Landsea`,
  ...letter({
    heading: 'Your trip is waiting',
    paragraphs: [
      `${agentName} plans your vacation with Landsea and invites you to follow it: the plan day by day, your wishes, messages to your agent, and the countdown.`,
      `Your code, if you would rather type it: ${code} at ${redeemUrl}`,
    ],
    action: { label: 'See your invitation', url },
    footnote: `The link and the code work once, for ${String(INVITATION_DAYS)} days, and only for this email address. If you do not know ${agentName}, ignore this mail: nothing happens without you.`,
  }),
});
