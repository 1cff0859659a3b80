import type { ReadBooking } from '../confirmation';
import { readMoney } from '../fields/money';
import { readLabel } from '../fields/label-rows';
import { isName } from '../fields/names';
import type { MailPart } from '../mail-part';
import { insurers } from './companies';

const isAboutOrder = (line: string): boolean =>
  /\b(?:order|confirm\w*|your|receipt|number|thank\w*|total|ticket holders?)\b/i.test(line);
const isSentence = /\b(?:is|are|have|has|must|will|can|be|not)\b/i;
const product =
  /\b(?:park hopper|park-to-park|(?:theme|water) park ticket|after hours|party ticket|not-so-scary|very merry|base ticket|annual pass|day tickets?|tickets?|admission|express pass|entry|entradas?|eintritt|billets?|biglietti)s?\b/i;
const productIn = (part: MailPart): string | undefined =>
  part.own
    .flatMap((row) => row.split('\t'))
    .map((cell) =>
      cell
        .replace(/\s*(?:[x×]\s*\d+|[$€£].*|\d+\s*[x×@].*)$/i, '')
        .replace(/^\d{1,2}\s*[x×]\s*/i, '')
        .trim(),
    )
    .find(
      (cell) =>
        product.test(cell) &&
        isName(cell) &&
        cell.includes(' ') &&
        !isAboutOrder(cell) &&
        !readLabel(cell) &&
        !isSentence.test(cell),
    );

export const readTickets = (part: MailPart): ReadBooking => {
  const days = /\b([1-9]|10)[- ]days?\b[^\n]{0,40}\b(?:tickets?|hopper)\b/i.exec(part.rows.join('\n'))?.[1];
  const names = [
    part.valuesOf('tickets').find((value) => isName(value) && !isAboutOrder(value)),
    /\btickets? (?:for|to) (\p{Lu}[^\t\n:!?.]{4,60})/u.exec(part.text)?.[1]?.trim(),
    productIn(part),
  ];
  const said = names.find((name) => name && !isAboutOrder(name)) ?? null;
  const valid = part.dates(
    part.rows.filter((row) => /\bvalid\w*\b|\buse by\b|\buse between\b|\bgültig\b|\bexpir/i.test(row)),
  );
  const from = part.labeledDay('validFrom', 'day') ?? valid[0] ?? part.oneDay('day');
  const to = valid.findLast(({ date }) => date > (from?.date ?? ''));
  const quantity = part.own.find((row) => /^(?:quantity|qty|number of tickets)\b.{0,4}\d/i.test(row));
  return part.booking(
    'tickets',
    { from, to, time: part.labeledTime('time', 'window') },
    {
      title: said ?? (days ? `${days}-Day tickets` : null),
      place: part.valuesOf('place').find(isName) ?? null,
      facts: quantity ? [quantity] : [],
    },
  );
};

/** Rows about what is insured, which is not what the insurance costs. */
const insured =
  /\b(?:(?:trip|travel|insured) costs?|costs? of (?:your |the )?(?:trip|travel|vacation)|benefits?|limits?|coverage)\b/i;

export const readInsurance = (part: MailPart): ReadBooking => {
  const firstIn = (words: RegExp) => part.dates(part.own.filter((row) => words.test(row)))[0];
  // A policy may cover a canceled trip from the day after it is bought.
  const starts =
    firstIn(/\b(?:trip start|departure|depart(?:ing|s)?)\b/i) ??
    firstIn(/\b(?:effective|coverage (?:from|starts?)|start date)\b/i);
  const ends = part
    .dates(
      part.rows.filter((row) =>
        /\b(?:coverage (?:to|until|ends?)|expir\w*|trip end|return|end date)\b/i.test(row),
      ),
    )
    .at(-1);
  const [trip] = [
    part.own.filter((row) => /\b(?:trip|travel|coverage|insured) (?:dates?|period)\b/i.test(row)),
  ].map((rows) => part.dates(rows));
  const company = insurers.exec(part.text)?.[1];
  return part.booking(
    'insurance',
    { from: trip?.[0] ?? starts ?? part.oneDay('day', 'validFrom'), to: trip?.[1] ?? ends },
    {
      title: company ? `${company} travel insurance` : 'Travel insurance',
      ...readMoney(
        part.rows.filter((row) => !insured.test(row)),
        part.mail.values,
      ),
    },
  );
};
