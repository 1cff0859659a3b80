import type { IntakeAsks } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { getBrandSender, makeEmailBody } from '@landsea/nest-kit';
import type { IntakeSender } from './intake-senders.js';

export interface IntakeFact {
  label: string;
  value: string;
}

type Words = IntakeSender;

export const nameSender = ({ agentName, agencyName }: Words): string =>
  agentName && agencyName ? `${agentName} of ${agencyName}` : (agentName ?? 'Your travel agent');
export const chooseReplyAddress = ({ email, brand }: Words) => ({
  ...(email && { replyTo: email }),
  ...getBrandSender(brand),
});
export const readBrand = ({ brand }: Words) => (brand ? { brand } : {});
export const writeFootnote = ({ agentName, email }: Words): string =>
  email ? `Questions? Just reply to this email: it goes to ${agentName ?? 'your travel agent'}.` : '';
const noFiller = 'If you weren’t expecting this, you can ignore it.';

export const makeFormEmail = (sender: Words, asks: IntakeAsks, url: string) => {
  const who = nameSender(sender);
  const isMissing = asks === 'missing';
  const heading = isMissing ? `${who} needs a few more details` : `${who} has a few questions for your trip`;
  return {
    subject: heading,
    ...chooseReplyAddress(sender),
    ...makeEmailBody({
      ...readBrand(sender),
      heading,
      paragraphs: [
        isMissing
          ? 'It only asks for what’s still missing, so it takes a minute or two.'
          : 'One question at a time, about ten minutes in all. You can stop and continue on another device; no account needed.',
      ],
      action: { label: isMissing ? 'Fill in the rest' : 'Start the form', url },
      footnote: `${writeFootnote(sender)} ${noFiller}`.trim(),
    }),
  };
};

export const makeContinueEmail = (sender: Words, url: string) => ({
  subject: 'Continue your form',
  ...getBrandSender(sender.brand),
  ...makeEmailBody({
    ...readBrand(sender),
    heading: 'Continue your form',
    paragraphs: [
      `Your answers for ${nameSender(sender)} are saved. Open this link on any device to continue where you left off.`,
    ],
    action: { label: 'Continue the form', url },
    footnote: `Anyone with this link can see and change what you’ve answered, so keep it to yourself. ${noFiller}`,
  }),
});

export const makeConfirmEmail = (sender: Words, url: string) => ({
  subject: 'Please confirm your email address',
  ...chooseReplyAddress(sender),
  ...makeEmailBody({
    ...readBrand(sender),
    heading: 'Your answers arrived. Is this your address?',
    paragraphs: [
      `${nameSender(sender)} has your answers. Please confirm that this address is yours, and we’ll send you a copy.`,
    ],
    action: { label: 'Yes, this is my address', url },
    footnote: 'If you didn’t fill in a form, you can ignore this email: nothing else happens.',
  }),
});

/** To an address that was confirmed, or that the agent's record holds. Health stays out. */
export const makeCopyEmail = (sender: Words, facts: readonly IntakeFact[], hidesHealth: boolean) => ({
  subject: 'A copy of your answers',
  ...chooseReplyAddress(sender),
  ...makeEmailBody({
    ...readBrand(sender),
    heading: 'A copy of your answers',
    paragraphs: [
      `This is what you told ${nameSender(sender)}.`,
      ...(hidesHealth
        ? ['What you said about diet, health and access isn’t in this email: only your agent sees it.']
        : []),
    ],
    facts: [...facts],
    footnote: writeFootnote(sender) || 'Something to correct? Please tell your travel agent.',
  }),
});

export const makeAnsweredEmail = (
  { name, source, isKnown }: { name: string; source: string | null; isKnown: boolean },
  facts: readonly IntakeFact[],
  counts: { open: number; hidesHealth: boolean },
  url: string,
) => {
  const heading = isKnown ? `${name} answered your form` : `New lead: ${name}`;
  return {
    subject: heading,
    ...makeEmailBody({
      heading,
      paragraphs: [
        ...(source && !isKnown ? [`They came from: ${source}. Call within a day.`] : []),
        counts.open > 0
          ? `${formatCount(counts.open, 'answer')} to take over into your records.`
          : 'There’s nothing to take over into your records.',
        ...(counts.hidesHealth ? ['Answers about diet, health and access are on the page only.'] : []),
      ],
      facts: [...facts],
      action: { label: 'Open the answers', url },
    }),
  };
};
