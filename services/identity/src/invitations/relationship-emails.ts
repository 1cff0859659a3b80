import { makeEmailBody } from '@landsea/nest-kit';

export const makeClientJoinedEmail = (clientName: string, url: string) => ({
  subject: `${clientName} joined`,
  ...makeEmailBody({
    heading: `${clientName} joined`,
    paragraphs: [`${clientName} accepted your invitation and sees what you plan for them.`],
    action: { label: 'Open the client', url },
  }),
});

export const makeClientLeftEmail = (clientName: string, url: string) => ({
  subject: `${clientName} left`,
  ...makeEmailBody({
    heading: `${clientName} left`,
    paragraphs: [
      `You keep what you planned; ${clientName} no longer sees it. They got a copy of it to read. A new invitation brings them back.`,
    ],
    action: { label: 'Open the client', url },
  }),
});

export const makeLeftAgentEmail = (agentName: string, tripNames: readonly string[], url: string) => ({
  subject: `You left ${agentName}`,
  ...makeEmailBody({
    heading: `You left ${agentName}`,
    paragraphs: [
      `${agentName} no longer sees your own trips, and everything in them stays yours.`,
      tripNames.length > 0
        ? `What ${agentName} planned for you stays with them, and you have a copy to read: ${tripNames.join(', ')}.`
        : `${agentName} had planned no trip for you.`,
    ],
    ...(tripNames.length > 0 && { action: { label: 'Open your copies', url } }),
  }),
});
