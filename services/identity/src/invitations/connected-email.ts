import { getBrandSender, makeEmailBody, type EmailBrand } from '@landsea/nest-kit';

export const makeConnectedEmail = (agentName: string, settingsUrl: string, brand?: EmailBrand) => ({
  ...getBrandSender(brand),
  subject: `You're connected with ${agentName}`,
  ...makeEmailBody({
    heading: `You're connected with ${agentName}`,
    paragraphs: [
      `${agentName} can now see the trips you chose to share, and nothing else in your account.`,
      'You can change what they see, or disconnect, in your settings anytime. Changes take effect right away.',
    ],
    action: { label: 'Review what you share', url: settingsUrl },
    footnote: 'You’re getting this email because someone accepted an invitation with your account.',
    ...(brand && { brand }),
  }),
});
