/** Leaves the subject of each head of a forwarded mail: the rest is about the mail, up to the first blank line. */
const withoutHeads = (text: string): string =>
  text.replaceAll(
    /(?:^[>*_ \t]*(?:from|to|cc|bcc|date|sent|subject|reply-to)\b[*_ ]*:.*\n?){2,}/gim,
    (head) => {
      const subject = /\bsubject\b[*_ ]*:(.*)/i.exec(head)?.[1];
      return subject !== undefined && /\bfrom\b/i.test(head) ? `${subject}\n` : head;
    },
  );

/** The lines of an email: cells of tables are lines of their own; the head of a forwarded mail is left out. */
export const linesOf = (text: string): string[] => {
  const lines = withoutHeads(text)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[*_>]{1,}/g, ' ')
    .split(/\r?\n|\t|\s{3,}|\s\|\s|\s·\s|\s•\s/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '' && !/^[-=|]+$/.test(line));
  return lines.filter((line, index) => {
    const isNearHead = lines
      .slice(Math.max(0, index - 4), index + 5)
      .some((each) => /^(from|subject):/i.test(each));
    return !(isNearHead && /^(from|to|cc|bcc|date|sent|reply-to):/i.test(line));
  });
};

/** Lines whose dates are not those of the booking. */
const otherDates =
  /\b(booked on|date booked|booking date|issued|ordered|order date|purchased?|purchase date|printed|received|created on|confirmed on|as of|payment (?:is )?due|final payment|deposit|balance due|expires?|copyright|©|all rights|valid until|born|birth)\b/i;
export const isAboutCancelling = (line: string): boolean => /\bcancel|\brefund|no[- ]show\b/i.test(line);

export const withoutOtherDates = (lines: readonly string[]): string[] =>
  lines.filter((line) => !otherDates.test(line) && !isAboutCancelling(line));

const dateLike =
  /^(?:\d|(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/i;

/** What stands behind a label or below it: "Restaurant: Ohana", or "Restaurant" and "Ohana" in two lines. */
export const valuesOf = (lines: readonly string[], labels: string): string[] => {
  const label = new RegExp(`^(?:${labels})\\b(?:\\s*\\([^)]*\\))?\\s*([:#–-]*)\\s*(.*)$`, 'i');
  return lines.flatMap((line, index) => {
    const [match, separator, behind = ''] = label.exec(line) ?? [];
    if (match === undefined) return [];
    // "Excursion confirmation" is a heading and no label.
    if (behind !== '') return separator || dateLike.test(behind) ? [behind] : [];
    return lines[index + 1] ?? [];
  });
};

/** The first of them whose values read as something. */
export const firstRead = <T>(
  values: readonly string[],
  readValue: (value: string) => T | undefined,
): T | undefined => {
  for (const value of values) {
    const found = readValue(value);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The most telling name first: a mail may have an order number beside the confirmation number. */
const numberNames = [
  'confirmation',
  'record locator',
  'airline reference',
  'reservation',
  'booking',
  'itinerary',
  'reference',
  'voucher',
  'rental agreement',
  'order',
  'transaction',
  'policy',
];
const token = /^\W*((?=[A-Z-]*\d|[A-Z]{6}\b)[A-Z0-9](?:[A-Z0-9-]{3,24})[A-Z0-9])\b/;

/** The number that names the booking to the company, as it is written there. */
export const numberIn = (lines: readonly string[]): string | null => {
  for (const name of numberNames) {
    const label = new RegExp(
      `\\b${name}(?:\\s+confirmation)?\\s*(?:numbers?|no\\.?|nbr|code|id|reference|ref)?\\s*(?:is|:|#|\\)|-)*\\s*`,
      'gi',
    );
    for (const [index, line] of lines.entries())
      for (const match of line.matchAll(label)) {
        const rest = line.slice(match.index + match[0].length).trim();
        const found = token.exec(rest === '' ? (lines[index + 1] ?? '') : rest)?.[1];
        if (found) return found;
      }
  }
  return null;
};

/** How many people, in cents and so on, as far as the text says it in so many words. */
export const peopleIn = (text: string): number | null => {
  const both = /(\d{1,2})\s*adults?\b\D{0,30}?(\d{1,2})\s*(?:child(?:ren)?|kids?|juniors?)\b/i.exec(text);
  if (both) return Number(both[1]) + Number(both[2]);
  const found =
    /\b(?:party of|party size|table for|reservation for|number of guests|guests?|travelers?|passengers?|people|party|covers)\b\s*(?:\(s\))?\s*[:#-]?\s*(\d{1,2})\b(?!\s*(?::|\/|[ap]m))/i.exec(
      text,
    ) ?? /\b(\d{1,2})\s+(?:guests?|people|persons?|travelers?|passengers?|adults?)\b/i.exec(text);
  const people = Number(found?.[1] ?? 0);
  return people >= 1 && people <= 30 ? people : null;
};

/** True for a text that says of its booking that it is over, not that it could be canceled. */
export const isCanceled = (lines: readonly string[]): boolean =>
  lines.some((line) =>
    /\b(?:has|have|was|were|is|are) (?:been )?(?:success\w+ )?cancell?ed\b(?! (?:before|by|within|less|after|up))|\bcancell?ation confirm|\bconfirm\w* (?:of )?(?:your )?cancell?ation\b/i.test(
      line,
    ),
  );
