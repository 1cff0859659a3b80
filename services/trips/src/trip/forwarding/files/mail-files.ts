import {
  MOST_NAMED_FILES,
  type FileProblem,
  type ForwardedFile,
  type ForwardedFileKind,
  type StatedReservation,
} from '@landsea/contracts/forwarding';
import type { Attachment } from 'postal-mime';
import { readContent } from '../../inbound-mail/parse-mail.js';
import { readCalendarReservations } from '../stated/calendar-events.js';
import { readPassReservation } from '../stated/wallet-pass.js';
import { readPdfText } from './pdf-text.js';

const MOST_PDFS = 3;

export interface FilesRead {
  files: ForwardedFile[];
  texts: string[];
  reservations: StatedReservation[];
}

const kindOf = ({ mimeType, filename }: Attachment): ForwardedFileKind => {
  const type = mimeType.toLowerCase();
  const ending = /\.(\w{1,8})$/.exec(filename ?? '')?.[1]?.toLowerCase() ?? '';
  if (type === 'message/rfc822' || ending === 'eml') return 'email';
  if (type === 'text/calendar' || type === 'application/ics' || ending === 'ics') return 'calendar';
  if (type === 'application/vnd.apple.pkpass' || ending === 'pkpass') return 'pass';
  if (type === 'application/pdf' || ending === 'pdf') return 'pdf';
  return type.startsWith('image/') || /^(jpe?g|png|heic|gif|webp)$/.test(ending) ? 'picture' : 'other';
};

const names: Record<ForwardedFileKind, string> = {
  pdf: 'PDF',
  picture: 'Photo',
  calendar: 'Calendar event',
  pass: 'Wallet pass',
  email: 'Email',
  other: 'File',
};

/** Anybody may have written the name: it is cut to one short line. */
const nameOf = ({ filename }: Attachment, kind: ForwardedFileKind): string =>
  (filename ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 120) || names[kind];

export interface AttachedEmail {
  text: string;
  reservations: StatedReservation[];
  files: ForwardedFile[];
}

export type ReadAttached = (content: Uint8Array) => Promise<AttachedEmail | undefined>;

class FilesReader {
  readonly read: FilesRead = { files: [], texts: [], reservations: [] };
  private pdfs = 0;

  constructor(private readonly readAttached: ReadAttached) {}

  async take(file: Attachment): Promise<void> {
    const kind = kindOf(file);
    // A calendar part beside the text is the email itself, not an attachment.
    const unread = await this.findProblem(kind, file);
    if (kind === 'calendar' && !file.filename && unread === null) return;
    if (this.read.files.length < MOST_NAMED_FILES)
      this.read.files.push({ name: nameOf(file, kind), kind, unread });
  }

  private findProblem(
    kind: ForwardedFileKind,
    file: Attachment,
  ): Promise<FileProblem | null> | FileProblem | null {
    const content = readContent(file);
    if (kind === 'picture') return 'picture';
    if (kind === 'other') return 'kind';
    if (content.length === 0) return 'empty';
    if (kind === 'email') return this.readEmail(content);
    if (kind === 'pdf') return this.readPdf(content);
    const stated =
      kind === 'calendar'
        ? readCalendarReservations(Buffer.from(content).toString('utf8'), file.method)
        : [readPassReservation(content)].flatMap((each) => each ?? []);
    if (!stated || stated.length === 0) return 'damaged';
    this.read.reservations.push(...stated);
    return null;
  }

  private async readEmail(content: Uint8Array): Promise<FileProblem | null> {
    const email = await this.readAttached(content);
    if (!email) return 'too-long';
    this.read.texts.push(email.text);
    this.read.reservations.push(...email.reservations);
    this.read.files.push(...email.files);
    return null;
  }

  private async readPdf(content: Uint8Array): Promise<FileProblem | null> {
    if ((this.pdfs += 1) > MOST_PDFS) return 'too-long';
    const { text, problem } = await readPdfText(content);
    this.read.texts.push(text);
    return problem;
  }
}

/** Pictures within the text, such as logos, are left out. */
export const readFiles = async (
  attachments: readonly Attachment[],
  readAttached: ReadAttached,
): Promise<FilesRead> => {
  const reader = new FilesReader(readAttached);
  for (const file of attachments) if (!file.related) await reader.take(file);
  return reader.read;
};

export const nameFiles = (attachments: readonly Attachment[], unread: FileProblem): ForwardedFile[] =>
  attachments
    .filter(({ related }) => !related)
    .slice(0, MOST_NAMED_FILES)
    .map((file) => ({ name: nameOf(file, kindOf(file)), kind: kindOf(file), unread }));
