import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { emailBody } from '@landsea/nest-kit';

export interface InvitationEmail {
  /** Null when the address is not known to be verified: nothing that a person typed is quoted then. */
  agentName: string | null;
  url: string;
  code: string;
  redeemUrl: string;
}

/** The email that carries an invitation. The page that it leads to names the agent in any case. */
export const invitationEmail = ({ agentName, url, code, redeemUrl }: InvitationEmail) => ({
  subject: `${agentName ?? 'Your travel agent'} invites you to your trip on Landsea`,
  ...emailBody({
    heading: 'Your trip is waiting',
    paragraphs: [
      `${agentName ?? 'Your travel agent'} plans your vacation with Landsea and invites you to follow it: the plan day by day, your wishes, messages to your agent, and the countdown.`,
      `Your code, if you would rather type it: ${code} at ${redeemUrl}`,
    ],
    action: { label: 'See your invitation', url },
    footnote: `The link and the code work once, for ${String(INVITATION_DAYS)} days, and only for this email address. If you were not expecting it, ignore this email: nothing happens without you.`,
  }),
});
