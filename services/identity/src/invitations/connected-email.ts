import { emailBody } from '@landsea/nest-kit';

/** Confirms to a client, at their verified address, that an agent is connected with them. */
export const connectedEmail = (agentName: string, settingsUrl: string) => ({
  subject: `You're connected with ${agentName}`,
  ...emailBody({
    heading: `You're connected with ${agentName}`,
    paragraphs: [
      `${agentName} now sees the trips you chose to share, and nothing else of your account.`,
      'You can change what they see, or leave them, in your settings at any time. Changes take effect right away.',
    ],
    action: { label: 'Review what you share', url: settingsUrl },
    footnote: 'You get this email because somebody accepted an invitation with your account.',
  }),
});
