import { shipList } from '@landsea/rules/catalogue';
import type { ReadKind } from './confirmation';
import { findLegs } from './flights/find-legs';
import { readLabel } from './fields/label-rows';
import { findExactName } from './fields/names';
import { carCompanies, hotelWords } from './kinds/companies';
import { MailPart } from './mail-part';

export interface PackagePart {
  kind: ReadKind;
  part: MailPart;
}

const carName = new RegExp(`${carCompanies.source}|\\b(?:rental car|car rental)\\b`);

/** Kinds with both ends under labels; -1 for an absent kind. */
const startsOf = (part: MailPart, hasFlights: boolean): [ReadKind, number][] => {
  const { rows, mail } = part;
  const firstRow = (fits: (row: string) => boolean): number => rows.findIndex(fits);
  const isLabeled = (row: string, name: 'hotel' | 'ship') => readLabel(row)?.names.includes(name) ?? false;
  const leg = hasFlights ? findLegs(part)[0]?.rows[0] : undefined;
  const isStay = part.labeledDay('checkIn') && part.labeledDay('checkOut');
  const isRental = part.labeledDay('pickUp') && part.labeledDay('dropOff') && carName.test(part.text);
  const isSailing = part.labeledDay('sail') && shipList.some(({ name }) => part.text.includes(name));
  const isHotel = (row: string): boolean =>
    isLabeled(row, 'hotel') ||
    findExactName(row, mail.names.hotel) !== null ||
    (hotelWords.test(row) && !/confirm|booked|itinerary/i.test(row));
  return [
    ['flight', leg === undefined ? -1 : rows.indexOf(leg)],
    ['hotel', isStay ? firstRow(isHotel) : -1],
    ['transfer', isRental ? firstRow((row) => carName.test(row)) : -1],
    [
      'cruise',
      isSailing
        ? firstRow((row) => isLabeled(row, 'ship') || shipList.some(({ name }) => row.includes(name)))
        : -1,
    ],
  ];
};

const headings: Partial<Record<ReadKind, RegExp>> = {
  flight: /^(?:your )?flights?\b.{0,20}$/i,
  hotel: /^(?:your )?(?:hotel|stay|room|accommodations?|lodging)\b.{0,20}$/i,
  transfer: /^(?:your )?(?:car|rental|transportation)\b.{0,20}$/i,
  cruise: /^(?:your )?(?:cruise|sailing)\b.{0,20}$/i,
};
/** A part begins at its heading, which has the number of the airline or hotel below it. */
const headingAbove = (rows: readonly string[], at: number, kind: ReadKind): number => {
  const found = rows.findLastIndex((row, n) => n < at && at - n <= 6 && headings[kind]?.test(row) === true);
  return found < 0 ? at : found;
};

/**
 * The parts of a mail that confirms several kinds, such as a flight with a hotel; none for a mail of one kind. Its price is that of
 * all of them and belongs to none.
 */
export const listPackageParts = (part: MailPart, hasFlights: boolean): PackagePart[] => {
  const starts = startsOf(part, hasFlights)
    .filter(([, at]) => at >= 0)
    .map(([kind, at]): [ReadKind, number] => [kind, headingAbove(part.rows, at, kind)])
    .sort(([, one], [, other]) => one - other);
  if (starts.length < 2) return [];
  const preamble = part.rows.slice(0, starts[0]?.[1]);
  return starts.map(([kind, at], n) => ({
    kind,
    part: new MailPart([...part.rows.slice(at, starts[n + 1]?.[1]), '', ...preamble], part.mail),
  }));
};
