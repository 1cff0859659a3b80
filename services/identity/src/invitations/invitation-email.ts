import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { makeEmailBody } from '@landsea/nest-kit';

export interface InvitationEmail {
  agentName: string | null;
  url: string;
  code: string;
  redeemUrl: string;
}

export const makeInvitationEmail = ({ agentName, url, code, redeemUrl }: InvitationEmail) => ({
  subject: `${agentName ?? 'Your travel agent'} is planning your trip on Landsea`,
  ...makeEmailBody({
    heading: 'Your trip is waiting',
    paragraphs: [
      `${agentName ?? 'Your travel agent'} put your trip in one place. Follow the plan day by day, add your wishes, send messages, and watch the countdown.`,
      `Prefer to type a code? Enter ${code} at ${redeemUrl}`,
    ],
    action: { label: 'See your trip', url },
    footnote: `The link and the code work once, for ${INVITATION_DAYS} days, and only for this email address. If you weren’t expecting this, you can ignore it.`,
  }),
});
