import { emailBody } from '@landsea/nest-kit';

const counted = (count: number): string => `${String(count)} ${count === 1 ? 'client' : 'clients'}`;
const NAMED = 10;

/** Says to an agent whom they look after from now on. */
export const receivedEmail = (byName: string, names: readonly string[], url: string) => {
  const title = `${byName} handed ${counted(names.length)} over to you`;
  const others = names.length - NAMED;
  const listed = [...names.slice(0, NAMED), ...(others > 0 ? [`and ${String(others)} more`] : [])];
  return {
    subject: title,
    ...emailBody({
      heading: title,
      paragraphs: [
        `From now on you look after ${listed.join(', ')}.`,
        'Their trips, messages, next steps and history came along, and their windows are in your morning.',
      ],
      action: { label: 'Open your clients', url },
      footnote: `${byName} can take this back for 30 days.`,
    }),
  };
};

/** Says to a client who looks after them from now on. */
export const newAgentEmail = (agentName: string, url: string) => ({
  subject: `${agentName} is your travel agent now`,
  ...emailBody({
    heading: `${agentName} is your travel agent now`,
    paragraphs: [
      `Your travel agency has passed your trips and messages on to ${agentName}. Nothing else changes: what you share stays as you chose it, and messages go to ${agentName} from now on.`,
      'You see and change what your agent may see in your settings, or leave your agent there.',
    ],
    action: { label: 'Open your trips', url },
    footnote: 'You receive this because you plan trips with a travel agent on Landsea.',
  }),
});
