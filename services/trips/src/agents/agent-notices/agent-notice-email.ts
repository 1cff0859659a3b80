import { addDays, formatDate, getDateIn } from '@landsea/contracts/core';
import { AGENT_NOTICE_DAYS } from '@landsea/contracts/trip';
import { makeEmailBody } from '@landsea/nest-kit';
import type { AgentNoticeKind, AgentNoticeRow } from './agent-notice.entity.js';

interface NoticeTexts {
  title: string;
  line: string;
  action: { label: string; path: string };
}

const describe: Record<AgentNoticeKind, (notice: Pick<AgentNoticeRow, 'name' | 'at'>) => NoticeTexts> = {
  'client-joined': ({ name }) => ({
    title: `${name} joined`,
    line: `${name} accepted your invitation and sees the trip.`,
    action: { label: 'Open your clients', path: '/app/agents/clients' },
  }),
  'client-left': ({ name }) => ({
    title: `${name} left`,
    line: `You keep what you planned; ${name} no longer sees it.`,
    action: { label: 'Open your clients', path: '/app/agents/clients' },
  }),
  'plan-ended': ({ at }) => ({
    title: 'Your Agent plan has ended',
    line: `You can edit your clients’ trips until ${formatDate(addDays(getDateIn(at), AGENT_NOTICE_DAYS))}. Nothing is deleted.`,
    action: { label: 'Subscribe', path: '/pricing' },
  }),
};

/** One line; the end of a plan is always mailed, the rest as the person chose. */
export const makeAgentNoticeEmail = (
  notice: Pick<AgentNoticeRow, 'kind' | 'name' | 'at'>,
  origin: string,
) => {
  const { title, line, action } = describe[notice.kind](notice);
  return {
    subject: title,
    ...makeEmailBody({
      heading: title,
      paragraphs: [line],
      action: { label: action.label, url: new URL(action.path, origin).href },
      ...(notice.kind !== 'plan-ended' && {
        footnote: 'You can switch these emails off in your settings: Notifications, Trip activity.',
      }),
    }),
  };
};
