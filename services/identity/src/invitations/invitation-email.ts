import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { makeEmailBody } from '@landsea/nest-kit';

export interface InvitationEmail {
  agentName: string | null;
  url: string;
  code: string;
  redeemUrl: string;
}

export const makeInvitationEmail = ({ agentName, url, code, redeemUrl }: InvitationEmail) => ({
  subject: `${agentName ?? 'Your travel agent'} invites you to your trip on Landsea`,
  ...makeEmailBody({
    heading: 'Your trip is waiting',
    paragraphs: [
      `${agentName ?? 'Your travel agent'} is planning your vacation on Landsea and would like you to follow along: see the plan day by day, add your wishes, message your agent, and watch the countdown.`,
      `Prefer to type a code? Enter ${code} at ${redeemUrl}`,
    ],
    action: { label: 'See your invitation', url },
    footnote: `The link and the code work once, for ${String(INVITATION_DAYS)} days, and only for this email address. If you weren’t expecting this, you can ignore it.`,
  }),
});
