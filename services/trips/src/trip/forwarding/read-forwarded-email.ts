import {
  CONFIRMATION_TEXT_LENGTH,
  MOST_NAMED_FILES,
  MOST_STATED_RESERVATIONS,
  type ForwardedFile,
  type StatedReservation,
} from '@landsea/contracts/forwarding';
import { MOST_MAIL_BYTES } from '../inbound-mail/mail-bounds.js';
import { toMailHead, readMailHead, type MailHead } from '../inbound-mail/mail-head.js';
import { getMailText } from '../inbound-mail/mail-text.js';
import { parseMail } from '../inbound-mail/parse-mail.js';
import { nameFiles, readFiles, type AttachedEmail, type FilesRead } from './files/mail-files.js';
import { readSchemaReservations } from './stated/schema-reservations.js';

const MOST_DEPTH = 2;

export interface ReadEmail {
  sender: string;
  subject: string;
  messageId: string;
  text: string;
  reservations: StatedReservation[];
  files: ForwardedFile[];
  head: MailHead;
}

export interface ReadOptions {
  /** False after files took too long once: only their names are kept then. */
  readsFiles: boolean;
}

/** Postgres cannot store U+0000. */
const stored = (text: string, most: number): string => text.replaceAll('\0', '').trim().slice(0, most);

const keyOf = ({ kind, numbers, start, end }: StatedReservation): string =>
  JSON.stringify([kind, numbers, start?.date, start?.time, end?.date, end?.time]);

/** One for each flight of a booking, not for each of its people. */
const merged = (reservations: readonly StatedReservation[]): StatedReservation[] => {
  const byKey = new Map<string, StatedReservation>();
  for (const each of reservations) {
    const known = byKey.get(keyOf(each));
    byKey.set(keyOf(each), known ? { ...known, names: [...new Set([...known.names, ...each.names])] } : each);
  }
  return [...byKey.values()].slice(0, MOST_STATED_RESERVATIONS);
};

/** The provider cuts long emails, so the last file may be incomplete. */
const cutFiles = (files: readonly ForwardedFile[], isCut: boolean): ForwardedFile[] =>
  files.map((file, at) =>
    isCut && at === files.length - 1 && file.unread ? { ...file, unread: 'too-large' } : file,
  );

const readWords = async (
  raw: Uint8Array,
  depth: number,
  { readsFiles }: ReadOptions,
): Promise<(AttachedEmail & { head: MailHead }) | undefined> => {
  const email = await parseMail(raw);
  if (!email) return undefined;
  const attached = (content: Uint8Array) =>
    depth < MOST_DEPTH
      ? readWords(content, depth + 1, { readsFiles }).catch(() => undefined)
      : Promise.resolve(undefined);
  const read: FilesRead = readsFiles
    ? await readFiles(email.attachments, attached)
    : { files: nameFiles(email.attachments, 'too-long'), texts: [], reservations: [] };
  const own = getMailText(email, { marksQuotes: false });
  return {
    head: toMailHead(email),
    text: [own, ...read.texts].filter(Boolean).join('\n\n'),
    reservations: [...readSchemaReservations(email.html ?? ''), ...read.reservations],
    files: cutFiles(read.files, raw.length >= MOST_MAIL_BYTES),
  };
};

const emailOf = (head: MailHead, words?: AttachedEmail): ReadEmail => ({
  head,
  sender: stored(head.sender || 'Unknown sender', 320),
  subject: stored(head.subject, 300),
  messageId: head.messageId,
  text: stored(words?.text ?? '', CONFIRMATION_TEXT_LENGTH),
  reservations: merged(words?.reservations ?? []),
  files: (words?.files ?? []).slice(0, MOST_NAMED_FILES),
});

export const readForwardedHead = async (raw: Uint8Array): Promise<ReadEmail> =>
  emailOf(await readMailHead(raw));

export const readForwardedEmail = async (
  raw: Uint8Array,
  options: ReadOptions = { readsFiles: true },
): Promise<ReadEmail> => {
  const words = await readWords(raw, 0, options).catch(() => undefined);
  return words ? emailOf(words.head, words) : readForwardedHead(raw);
};
