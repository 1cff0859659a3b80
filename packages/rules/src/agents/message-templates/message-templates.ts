import type { OwnMessageTemplate } from '@landsea/contracts/agents';
import { bookingMessages } from './booking-messages.js';
import type { MessageTemplate } from './message-template.js';
import { planningMessages } from './planning-messages.js';
import { travelMessages } from './travel-messages.js';

const nameAuthor = ({ isOwn, title, authorName }: OwnMessageTemplate): string =>
  isOwn ? title : `${title} (${authorName})`;

/** The agent's own and their colleagues' first; one that stands in for one of ours takes its id and its place. */
export const listTemplates = (known: readonly OwnMessageTemplate[]): MessageTemplate[] => {
  const standIns = known.filter(({ isOwn, replaces }) => isOwn && replaces !== null);
  const others = known.filter((template) => !standIns.includes(template));
  return [
    ...others.map((template) => ({ id: template.id, title: nameAuthor(template), body: template.body })),
    ...messageTemplates.map((ours) => {
      const own = standIns.find(({ replaces }) => replaces === ours.id);
      return own ? { id: ours.id, title: own.title, body: own.body } : ours;
    }),
  ];
};

/** In the order of a trip, each at most 90 words; fields are in double braces. */
export const messageTemplates: readonly MessageTemplate[] = [
  ...planningMessages,
  ...bookingMessages,
  ...travelMessages,
];
