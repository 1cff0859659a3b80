import { INVITATION_DAYS } from '@landsea/contracts';
import { letter } from '@landsea/nest-kit';

export interface InvitationLetter {
  agentName: string;
  firstName: string;
  url: string;
  code: string;
  redeemUrl: string;
}

/** The mail that carries an invitation. */
export const invitationLetter = ({ agentName, firstName, url, code, redeemUrl }: InvitationLetter) => ({
  subject: `${agentName} invites you to your trip on Landsea`,
  ...letter({
    heading: `${firstName}, your trip is waiting`,
    paragraphs: [
      `${agentName} plans your vacation with Landsea and invites you to follow it: the plan day by day, your wishes, messages to your agent, and the countdown.`,
      `Your code, if you would rather type it: ${code} at ${redeemUrl}`,
    ],
    action: { label: 'See your invitation', url },
    footnote: `The link and the code work once, for ${String(INVITATION_DAYS)} days, and only for this email address. If you do not know ${agentName}, ignore this mail: nothing happens without you.`,
  }),
});
