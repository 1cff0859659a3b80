import type { ReadBooking } from '../confirmation';
import { isBookingService } from '../fields/booking-services';
import { readLabel } from '../fields/label-rows';
import { findExactName, greeting, isName, namesInSentences, findRestaurantNamed } from '../fields/names';
import { nameAboveAddress, nameAboveParty, nameSaidTwice } from '../fields/place-names';
import type { MailPart } from '../mail-part';
import { separateTimes } from '../mail-values';
import { readEnds } from './rides';

const aboutMail =
  /cruise line|confirm|reserv|\bbook|order|receipt|thank|your|ticket number|itinerary|all set/i;
const looseName = 'The name is that of a line of the text. Check it.';
const severalPlaces = 'The text names several places. Check that this is the one.';
const cellsOf = (part: MailPart): string[] => part.own.flatMap((row) => row.split('\t'));

/** A place of the catalog gets its name there. */
export const nameUnder = (
  values: readonly string[],
  known: (typed: string) => string | null,
): string | null => {
  for (const value of values) {
    const exact = findExactName(value, known);
    if (exact !== null) return exact;
  }
  const typed = values.find(
    (value) => isName(value) && !/\b(?:your|confirmed|booked|thanks?)\b/i.test(value),
  );
  if (typed === undefined) return null;
  // Behind its label a name of two words may have a typo.
  return (typed.trim().includes(' ') ? known(typed) : null) ?? typed;
};

const goingTo = /^you(?:'re|’re| are) going to ([\p{Lu}\d'’][^\t\n!?:;.]{2,60})/imu;
/** By its label, by a sentence, or as its own line that is its whole name. */
const restaurantOf = (part: MailPart): string | null => {
  const known = part.mail.names.restaurant;
  const labeled = nameUnder(
    part.valuesOf('restaurant').filter((value) => part.mail.values.dates(value).length === 0),
    known,
  );
  if (labeled !== null) return labeled;
  const [said = goingTo.exec(part.text)?.[1]] = namesInSentences(part.own);
  const exact = (names: readonly string[]) =>
    names.flatMap((each) => findRestaurantNamed(each, part.mail.names) ?? []);
  const loose = [...new Set(exact([...part.valuesOf('place', 'number'), ...cellsOf(part)]))];
  const inSentence = said === undefined ? null : (exact([said])[0] ?? null);
  if (inSentence !== null) return inSentence;
  if (loose.length > 1) part.doubt(severalPlaces);
  const own = loose[0] ?? said ?? nameAboveAddress(part) ?? nameSaidTwice(part);
  if (own !== null) return own;
  const above = nameAboveParty(part);
  if (above !== null) part.doubt(looseName);
  return above;
};

export const readDining = (part: MailPart): ReadBooking => {
  const title = restaurantOf(part);
  const place = part
    .valuesOf('place')
    .find((value) => isName(value) && findExactName(value, part.mail.names.restaurant) === null);
  const time = part.oneTime('time', 'day');
  return part.booking(
    'dining',
    { from: part.oneDay('day'), time, endTime: time && separateTimes([time])[1] },
    { title, place: place ?? null },
  );
};

const outingWords =
  /tour|excursion|snorkel|beach|sail|adventure|dolphin|island|kayak|zipline|cruise|cave|museum|safari|airboat|swim|lagoon|catamaran|class|experience|show/i;

/** Outings are named by their label, else by a line with a word for what one does there. */
export const readOuting = (part: MailPart): ReadBooking => {
  const isPlain = (cell: string): boolean =>
    cell.length <= 90 &&
    !greeting.test(cell) &&
    !isBookingService(readLabel(cell)?.value ?? cell) &&
    /^\p{Lu}/u.test(cell) &&
    !aboutMail.test(cell) &&
    !/[.!?]$|\$|@/.test(cell) &&
    part.dates([cell]).length === 0;
  const said = namesInSentences(part.own)[0];
  const labeled = part
    .valuesOf('outing')
    .find((value) => isName(value) && !/^(?:confirmation|details)$/i.test(value));
  const loose = cellsOf(part).find((cell) => isPlain(cell) && outingWords.test(cell));
  if (labeled === undefined && loose !== undefined && loose !== said) part.doubt(looseName);
  const title = labeled ?? loose ?? said ?? null;
  const { time, endTime } = windowOf(part);
  return part.booking(
    'outing',
    { from: part.oneDay('day'), time, endTime },
    { title, place: part.valuesOf('place').find(isName) ?? null },
  );
};

const windowOf = (part: MailPart) => {
  const time = part.oneTime('window', 'time', 'day');
  const [, endTime] = time ? separateTimes([time]) : [];
  return { time, endTime };
};

/** A park beside a ride is not the ride. */
const parks =
  /^(?:walt disney world|disneyland|(?:disney['’]s )?(?:magic kingdom|epcot|hollywood studios|animal kingdom)|(?:disney )?california adventure)(?: (?:theme )?park)?$/i;

export const readLane = (part: MailPart): ReadBooking => {
  const isPass = (cell: string): boolean => /lightning lane|multi pass|single pass|genie/i.test(cell);
  const at = part.own.findIndex(isPass);
  const rides = [...part.valuesOf('outing'), ...part.own.slice(at + 1).flatMap((row) => row.split('\t'))];
  // A ride's name may have a colon.
  const isRide = (cell: string): boolean =>
    isName(cell.replace(': ', ' ')) && (readLabel(cell)?.names.length ?? 0) === 0 && !parks.test(cell);
  const title =
    rides.find(
      (cell) =>
        isRide(cell) &&
        !isPass(cell) &&
        !aboutMail.test(cell) &&
        part.dates([cell]).length + part.times([cell]).length === 0,
    ) ?? null;
  const { time, endTime } = windowOf(part);
  return part.booking(
    'lane',
    { from: part.oneDay('day', 'validFrom'), time, endTime },
    { title, facts: /lightning lane (?:multi|single) pass/i.exec(part.text)?.slice(0, 1) ?? [] },
  );
};

export const readOther = (part: MailPart): ReadBooking => {
  const what =
    /parking|ferry|ferries|spa|salon|boutique|stroller|scooter|ecv|wheelchair|grocery|lounge|babysit|photo|wi-?fi/i;
  const labeled = part.valuesOf('outing', 'tickets');
  const title =
    [...labeled, ...cellsOf(part)].find((cell) => isName(cell) && what.test(cell) && !aboutMail.test(cell)) ??
    cellsOf(part).find((cell) => isName(cell) && what.test(cell)) ??
    null;
  if (title !== null && !labeled.includes(title)) part.doubt(looseName);
  const [from, to] = part.period(['day', 'checkIn', 'validFrom'], ['checkOut', 'validTo']);
  const isWay = /\bferr(?:y|ies)\b|\bdepart/i.test(part.text);
  const [enter, exit] = [part.labeledTime('checkIn'), part.labeledTime('checkOut', 'dropOff')];
  const [time, endTime] = isWay ? readEnds(part) : enter ? [enter, exit] : Object.values(windowOf(part));
  return part.booking(
    'other',
    { from, to, time, endTime },
    { title, place: part.valuesOf('place').find(isName) ?? null },
  );
};
