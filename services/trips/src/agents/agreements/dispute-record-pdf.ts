import { formatUtc, heading, plain, small, type AgreementDrawing } from './agreement-drawing.js';
import {
  MOST_DISPUTE_MESSAGES,
  type DisputeMessage,
  type DisputeRecord,
  type ItineraryReader,
} from './dispute-record.queries.js';

const sideNames: Readonly<Record<DisputeMessage['side'], string>> = { agent: 'agent', client: 'client' };

const sayMessage = ({ at, side, authorName, byEmail, files }: DisputeMessage): string =>
  [
    `${authorName} (${sideNames[side]}), ${formatUtc(at)}`,
    byEmail ? 'by email' : '',
    files > 0 ? `with ${files === 1 ? 'a file' : `${String(files)} files`}` : '',
  ]
    .filter(Boolean)
    .join(', ');

const sayReader = ({ name, email, lastSeenAt }: ItineraryReader): string =>
  `${name}, ${email}: ${lastSeenAt ? `last opened it ${formatUtc(lastSeenAt)}` : 'has not opened it'}`;

/** Both as they are kept here: unlike the trail, they have no fingerprints. */
export const writeDisputeRecord = async (
  drawing: AgreementDrawing,
  { messages, hasEarlier, versions, readers }: DisputeRecord,
): Promise<void> => {
  if (versions.length > 0) {
    await drawing.write('H2', 'The itinerary', heading, 4, 14);
    for (const { number, publishedAt } of versions)
      await drawing.write('P', `Version ${String(number)} published ${formatUtc(publishedAt)}`, plain, 2);
    for (const reader of readers) await drawing.write('P', sayReader(reader), plain, 2);
  }
  if (messages.length === 0) return;
  await drawing.write('H2', 'Messages', heading, 4, 14);
  if (hasEarlier)
    await drawing.write(
      'P',
      `The last ${String(MOST_DISPUTE_MESSAGES)}; earlier ones are in the conversation.`,
      small,
    );
  for (const message of messages) {
    await drawing.write('P', sayMessage(message), small, 1);
    const words = message.body.replace(/\s+/g, ' ').trim();
    await drawing.write('P', message.isCut ? `${words}… (the rest is in the conversation)` : words, plain, 6);
  }
};
