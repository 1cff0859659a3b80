import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import { getBrandSender, makeEmailBody, type EmailBrand } from '@landsea/nest-kit';
import { writeClientInvitation, type InvitationAuthor, type InvitedTrip } from '@landsea/rules/agents';

export interface InvitationEmail extends InvitationAuthor {
  trip: InvitedTrip | null;
  line: string;
  url: string;
  code: string;
  redeemUrl: string;
  brand?: EmailBrand | undefined;
}

export const makeInvitationEmail = ({ url, code, redeemUrl, brand, ...facts }: InvitationEmail) => {
  const { subject, heading, paragraphs, button } = writeClientInvitation(facts);
  return {
    ...getBrandSender(brand),
    subject,
    ...makeEmailBody({
      heading,
      paragraphs: [...paragraphs, `Prefer to type a code? Enter ${code} at ${redeemUrl}`],
      action: { label: button, url },
      footnote: `The link and the code work once, for ${INVITATION_DAYS} days, and only for this email address. If you weren’t expecting this, you can ignore it.`,
      ...(brand && { brand }),
    }),
  };
};
