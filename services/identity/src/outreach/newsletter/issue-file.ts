export interface Issue {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

export class IssueRefused extends Error {
  override readonly name = 'IssueRefused';
}

const LINK = /^\[([^\]]+)\]\((https:\/\/[^\s)]+)\)$/;
const UNSUPPORTED = /^\s*([-*+>]\s|\d+\.\s|#|!\[|`{3})|\]\(|<[a-z/]/im;

/**
 * Reads one `# heading` (the subject), paragraphs, and at most one link alone in its paragraph, which becomes
 * the button.
 * @throws IssueRefused
 */
export function readIssue(text: string): Issue {
  const [heading, ...blocks] = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((block) => block !== '');
  const subject = /^# (.+)$/.exec(heading ?? '')?.[1]?.trim();
  if (!subject) throw new IssueRefused('the file must begin with "# " and the subject');
  if (subject.length > 120) throw new IssueRefused('the subject has more than 120 characters');
  const links = blocks.flatMap((block) => LINK.exec(block) ?? []);
  const paragraphs = blocks.filter((block) => !LINK.test(block));
  const odd = paragraphs.find((block) => UNSUPPORTED.test(block));
  if (odd !== undefined)
    throw new IssueRefused(`only plain paragraphs can be sent, not: ${odd.slice(0, 60)}`);
  if (paragraphs.length === 0) throw new IssueRefused('there is no text below the subject');
  if (links.length > 3) throw new IssueRefused('there is more than one link');
  const [, label, url] = links;
  return { subject, paragraphs, ...(label && url && { action: { label, url } }) };
}
