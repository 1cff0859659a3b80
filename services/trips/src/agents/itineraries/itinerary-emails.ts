import { formatCount } from '@landsea/contracts/core';
import { getBrandSender, makeEmailBody } from '@landsea/nest-kit';
import { writeFootnote, readBrand, chooseReplyAddress, nameSender } from '../intake-forms/intake-emails.js';
import type { IntakeSender } from '../intake-forms/intake-senders.js';

const MOST_CHANGES = 12;

/** @param changes since the last email; undefined in the first one. */
export const makeItineraryEmail = (
  sender: IntakeSender,
  { title, dates, changes }: { title: string; dates: string; changes: readonly string[] | undefined },
  url: string,
) => {
  const rest = (changes?.length ?? 0) - MOST_CHANGES;
  const list = [
    ...(changes ?? []).slice(0, MOST_CHANGES).map((change) => `• ${change}`),
    ...(rest > 0 ? [`• and ${rest} more`] : []),
  ];
  const isNews = changes !== undefined && changes.length > 0;
  const heading = isNews ? `${title}: ${formatCount(changes.length, 'change')}` : `Your itinerary: ${title}`;
  return {
    subject: heading,
    ...chooseReplyAddress(sender),
    ...makeEmailBody({
      ...readBrand(sender),
      heading,
      paragraphs: isNews
        ? [`${nameSender(sender)} changed your itinerary:`, list.join('\n')]
        : [
            `${nameSender(sender)} put your trip together for you, day by day: ${dates}. No account needed, and the link always shows the latest plan.`,
          ],
      action: { label: 'Open your itinerary', url },
      footnote: `${writeFootnote(sender)} This link is yours: anyone who has it can read the plan.`.trim(),
    }),
  };
};

export const makeItineraryCodeEmail = (sender: IntakeSender, code: string) => ({
  subject: `${code} is your code`,
  ...getBrandSender(sender.brand),
  ...makeEmailBody({
    ...readBrand(sender),
    heading: code,
    paragraphs: ['Type this code on the page of your itinerary. It’s good for 15 minutes.'],
    footnote:
      'If you didn’t ask for it, you can ignore this email: nobody sees the numbers without the code.',
  }),
});
