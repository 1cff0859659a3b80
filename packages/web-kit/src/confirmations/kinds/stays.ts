import { shipList } from '@landsea/rules/catalogue';
import type { ReadBooking } from '../confirmation';
import { readLabel } from '../fields/label-rows';
import { findExactName, isName, namesInSentences } from '../fields/names';
import { nameAboveAddress } from '../fields/place-names';
import type { MailPart } from '../mail-part';
import { isAddress } from '../text/addresses';
import { hotelWords, ships } from './companies';
import { nameUnder } from './tables-and-outings';

const cellsOf = (part: MailPart): string[] => part.own.flatMap((row) => row.split('\t'));
const aboutMail =
  /confirm|reserv|booking|thank|your|itinerary|receipt|check-?in|check-?out|free|\brooms?\b.*\d|^\d|policy|welcome|subject/i;

const noCheckOut = 'The text does not say when you check out. Fill it in.';
const nameAbove = 'The name is that of the line above the dates. Check it.';
/** The line above the check-in, where mails of booking sites have the name of the place. */
const nameAboveDays = (part: MailPart): string | null => {
  const at = part.own.findIndex((row) => readLabel(row)?.names.includes('checkIn'));
  const above = part.own.slice(0, Math.max(0, at)).findLast((row) => row !== '') ?? '';
  const isTitle =
    isName(above) &&
    above.includes(' ') &&
    !above.includes('\t') &&
    !aboutMail.test(above) &&
    !readLabel(above) &&
    !/,|\bhi\b|\bdear\b|\bhello\b/i.test(above);
  if (isTitle) part.doubt(nameAbove);
  return isTitle ? above : null;
};

const loose = 'The name is that of a line of the text. Check it.';
const lodging =
  /\b(?:check-?\s?in|check-?\s?out|arrival|stay(?:ing)?|lodging|accommodations?|property|rooms?|nights?)\b/i;
const agency = /\b(?:travel|tours?|agency|vacations?|trips?|holidays|cruises?)\b/i;
/** The name above an address; a doubt where nothing around it says that people sleep there, or where it is a seller of travel. */
const nameAboveStreet = (part: MailPart): string | null => {
  const name = nameAboveAddress(part);
  if (name === null) return null;
  const at = part.own.indexOf(name);
  const above = part.own.slice(0, Math.max(0, at)).findLast((row) => row !== '') ?? '';
  const behind = part.own.slice(at + 1).find((row) => row !== '' && !isAddress(row)) ?? '';
  const isLodging = [name, above, behind].some((row) => hotelWords.test(row) || lodging.test(row));
  if (!isLodging || (agency.test(name) && !hotelWords.test(name))) part.doubt(loose);
  return name;
};

const towns =
  /^(?:orlando|miami|kissimmee|celebration|davenport|clermont|lake buena vista|cape canaveral|port canaveral|cocoa beach|fort lauderdale|tampa|anaheim|los angeles|new york|paris|london|tokyo)(?:,? (?:fl|florida|ca|california|ny|usa))?$/i;
/** A town alone is no lodging: one that is known, or that the address of the mail has before its state or postal code. */
const isTown = (part: MailPart, name: string): boolean =>
  towns.test(name) ||
  part.rows.some(
    (row) => row.includes(`, ${name}, `) && /,\s+[A-Z]{2}\s+\d{5}|,\s+\p{Lu}\p{L}+\s+\d{4,5}\b/u.test(row),
  );

/** Programs of chains stand above the names of their hotels. */
const programs =
  /^(?:marriott bonvoy|hilton honors|world of hyatt|ihg(?: one)? rewards(?: club)?|wyndham rewards|choice privileges|best western rewards|accor live limitless)\W*$/i;

const hotelOf = (part: MailPart): string | null => {
  const known = part.mail.names.hotel;
  const isPlain = (value: string) => part.mail.values.dates(value).length === 0;
  const cells = cellsOf(part).filter(isName);
  const said = namesInSentences(part.own).find((each) => !isTown(part, each));
  const hosted = part.own.findIndex((row) => /\bhosted by\b/i.test(row));
  return (
    nameUnder(part.valuesOf('hotel').filter(isPlain), known) ??
    cells.flatMap((cell) => findExactName(cell, known) ?? [])[0] ??
    (said === undefined ? null : (findExactName(said, known) ?? said)) ??
    nameAboveStreet(part) ??
    part.valuesOf('stay', 'place').find((value) => hotelWords.test(value) && isPlain(value)) ??
    cells.find(
      (cell) =>
        hotelWords.test(cell) &&
        cell.includes(' ') &&
        !aboutMail.test(cell) &&
        !programs.test(cell) &&
        isPlain(cell),
    ) ??
    (hosted > 0 ? [part.own[hosted - 1] ?? ''].find(isName) : undefined) ??
    nameAboveDays(part)
  );
};

export const readHotel = (part: MailPart): ReadBooking => {
  const [from, to] = part.period(['checkIn'], ['checkOut']);
  if (from && !to) part.doubt(noCheckOut);
  const room = part.valuesOf('room').find((value) => isName(value) && !/^\d+$/.test(value));
  // One row can have both: `Check-in 4:00 PM, check-out 11:00 AM`.
  const beside = (words: RegExp) =>
    part.times(part.rows.flatMap((row) => (words.test(row) ? [row.slice(row.search(words))] : [])))[0];
  const time = part.labeledTime('checkIn') ?? beside(/\bcheck-?\s?in\b/i);
  const endTime = part.labeledTime('checkOut') ?? beside(/\bcheck-?\s?out\b/i);
  return part.booking(
    'hotel',
    { from, to, time, endTime },
    { title: hotelOf(part), facts: room ? [room] : [] },
  );
};

const aboard =
  /\b(?:aboard|on board|on-board|sail(?:ing)? (?:on|with)|cruise on|cabins? on|staterooms? on|vacation on|holiday on|an bord der|an bord von|a bordo d[eo]l?|à bord d[ue])\s+(?:the\s+)?((?:[\p{Lu}\d][\p{L}\d.'’]*)(?: (?:of the |of )?[\p{Lu}\d][\p{L}\d.'’]*){0,3})/u;
const shipOf = (part: MailPart): string | null =>
  shipList.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(part.text))?.name ??
  part.valuesOf('ship').find(isName) ??
  ships.exec(part.text)?.[1] ??
  aboard.exec(part.text)?.[1] ??
  null;

/** `Stateroom: 7142`, `Staterooms 7134 and 7136`, `Stateroom #2540`; all that the text names, each once. */
const stateroomsIn = (rows: readonly string[]): string[] => {
  const label =
    /\b(?:staterooms?|cabins?|camarotes?|kabinen?|cabines?|cabin[ae]|hut)(?:\s*(?:numbers?|nos?\.?|\(s\)))?\s*[:#]*\s*((?:\d{3,5}[A-Z]?\b(?:\s*(?:,|;|and|&|\+|\/|und|y|et|e|en)\s*#?)?)+)/gi;
  return [
    ...new Set(
      rows
        .flatMap((row) => [...row.matchAll(label)])
        .flatMap(([, list = '']) => list.match(/\d{3,5}[A-Z]?\b/g) ?? []),
    ),
  ];
};

const seatingOf = (text: string): string | null => {
  const found =
    /\b(main|early|first|late|second)\s+(?:dining\s+|dinner\s+)?seating\b|\b(?:dinner|dining) seating\s*:?\s*(main|early|first|late|second)\b/i.exec(
      text,
    );
  const name = found?.[1] ?? found?.[2];
  return name ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} dinner seating` : null;
};

const noReturn =
  'The text does not say when the sailing ends. Check that this is a sailing, and fill in the day.';

export const readCruise = (part: MailPart): ReadBooking => {
  const [from, to] = part.period(['sail', 'checkIn'], ['disembark', 'checkOut']);
  // Tables and outings of a sailing name the ship, too.
  if (!to && part.valuesOf('sail', 'portArrival', 'stateroom').length === 0) part.doubt(noReturn);
  const staterooms = stateroomsIn(part.rows);
  // The first and the last line of an itinerary have one time each: when the ship leaves and when it is back.
  const timeOn = (day: typeof from) =>
    day &&
    part.own
      .flatMap((row, at) =>
        part.dates([row]).some(({ date }) => date === day.date) && !/check-?in|guests?\b/i.test(row)
          ? [part.times([row]).length > 0 ? row : (part.own[at + 1] ?? '')]
          : [],
      )
      .filter((row) => !/check-?in|guests?\b|board/i.test(row))
      .map((row) => part.times([row]))
      .find((times) => times.length === 1 && times[0]?.endTime === null)?.[0];
  const seating = seatingOf(part.text);
  const arrival = part.times(
    part.own.filter((row) =>
      /\b(?:port|terminal) arrival\b|\b(?:check-?in|boarding|arrival|embarkation) (?:time|appointment|window)\b|\barriv\w* at (?:the )?(?:port|terminal)\b/i.test(
        row,
      ),
    ),
  )[0];
  return part.booking(
    'cruise',
    {
      from: from ?? part.oneDay('day'),
      to,
      time: part.labeledTime('portArrival') ?? arrival ?? timeOn(from),
      endTime: timeOn(to),
    },
    {
      title: shipOf(part),
      staterooms,
      facts: [...staterooms.map((each) => `Stateroom ${each}`), ...(seating ? [seating] : [])],
    },
  );
};
