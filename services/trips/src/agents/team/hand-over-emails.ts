import { formatCount } from '@landsea/contracts/core';
import { getBrandSender, makeEmailBody, type EmailBrand } from '@landsea/nest-kit';

const counted = (count: number): string => formatCount(count, 'client');
const NAMED = 10;

export const makeReceivedEmail = (byName: string, names: readonly string[], url: string) => {
  const title = `${byName} handed off ${counted(names.length)} to you`;
  const others = names.length - NAMED;
  const listed = [...names.slice(0, NAMED), ...(others > 0 ? [`and ${others} more`] : [])];
  return {
    subject: title,
    ...makeEmailBody({
      heading: title,
      paragraphs: [
        `You’re now the agent for ${listed.join(', ')}.`,
        'Their trips, messages, next steps and history came along, and their booking dates show up in your morning list.',
      ],
      action: { label: 'Open your clients', url },
      footnote: `${byName} can undo this for 30 days.`,
    }),
  };
};

export const makeNewAgentEmail = (agentName: string, url: string, brand?: EmailBrand) => ({
  subject: `${agentName} is now your travel agent`,
  ...getBrandSender(brand),
  ...makeEmailBody({
    heading: `${agentName} is now your travel agent`,
    paragraphs: [
      `Your travel agency has moved your trips and messages to ${agentName}. Nothing else changes: you share what you chose to share, and your messages now go to ${agentName}.`,
      'In your settings, you can check what your agent can see, change it, or disconnect.',
    ],
    action: { label: 'Open your trips', url },
    footnote: `You’re getting this because you plan trips with a travel agent${brand ? '' : ' on Landsea'}.`,
    ...(brand && { brand }),
  }),
});
