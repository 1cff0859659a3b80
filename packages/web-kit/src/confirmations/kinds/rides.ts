import { addDays } from '@landsea/contracts/core';
import type { ReadBooking } from '../confirmation';
import { isName } from '../fields/names';
import { readLabel } from '../fields/label-rows';
import type { LabelName } from '../fields/labels';
import { MailPart } from '../mail-part';
import { separateTimes } from '../mail-values';
import type { DecidedTime } from '../scan/readings';
import { carCompanies, shuttleCompanies, trainCompanies } from './companies';

const carWords =
  /\b(?:rental|rent[- ]a[- ]car|car class|car type|car hire|renting|mietwagen|alquiler|noleggio|huurauto)\b|レンタカー/i;
const carClass = /\b(?:vehicle|minivan|sedan|suv|or similar)\b/i;
/** A voucher for a ride names the minivan that comes, which nobody rents. */
const withDriver =
  /\b(?:town ?cars?|limo(?:usine)?s?|(?:sedan|car|black car) service|transfers?|drivers? (?:waits?|will|meets?)|chauffeur|shuttle)\b/i;
const isPlace =
  (part: MailPart) =>
  (value: string): boolean =>
    value.length <= 160 &&
    /\p{L}{3}/u.test(value) &&
    part.dates([value]).length === 0 &&
    part.times([value]).length === 0 &&
    !/[$€£@]/.test(value);

interface End {
  day: ReturnType<MailPart['labeledDay']>;
  time: ReturnType<MailPart['labeledTime']>;
  place: string | null;
}

const endOf = (part: MailPart, name: 'pickUp' | 'dropOff', placed: 'pickUpPlace' | 'dropOffPlace'): End => {
  const other: LabelName = name === 'pickUp' ? 'dropOff' : 'pickUp';
  const section = part.section(name, other, 'vehicle', 'total');
  const isHere = isPlace(part);
  const labeled = [...part.valuesOf(placed), ...part.valuesOf(name)].filter(
    (value) => isHere(value) && !/^(?:date|time|location)/i.test(value),
  );
  const inSection = section
    .slice(0, 4)
    .flatMap((row) => row.split('\t'))
    .flatMap((cell) => {
      const label = readLabel(cell);
      if (!label) return [cell];
      return label.names.includes('place') ? [label.value] : [];
    });
  return {
    day: part.labeledDay(name) ?? part.dates(section)[0],
    time: part.labeledTime(name) ?? part.times(section)[0],
    place: labeled[0] ?? inSection.find(isHere) ?? null,
  };
};

/** A time of the ride; that of the flight which it meets is none. */
const ownTime = (part: MailPart): DecidedTime | undefined => {
  const isOfFlight = (row: string): boolean => /\b(?:flight|airline|flug|vuelo|vol)\b/i.test(row);
  const meetsFlight = part.own.some(isOfFlight);
  const lands = (row: string): boolean =>
    readLabel(row)?.names.some((name) => name === 'arrive' || name === 'depart') ?? false;
  const rows = part.own.filter((row) => !isOfFlight(row) && !(meetsFlight && lands(row)));
  return rows.length === part.own.length
    ? part.oneTime('time', 'depart', 'day')
    : new MailPart(rows, part.mail).oneTime('time', 'depart', 'day');
};

const severalRides = 'The text names a later day, perhaps that of a ride back. Check it.';

/** A company that is not on the list, by the words behind its name. */
const rentalBrand =
  /^([\p{Lu}][^\t\n:.!?,]{1,30}?)\s+(?:rent[- ]a[- ]car|car rentals?|car hire|autovermietung|rental cars?)$/imu;
const carShare = /^([\p{Lu}][^\t\n:.!?,]{1,30}?\s+car ?-?shar(?:e|ing))$/imu;

export const readTransfer = (part: MailPart): ReadBooking => {
  const company = carCompanies.exec(part.text)?.[1] ?? shuttleCompanies.exec(part.text)?.[1];
  const [start, end] = [endOf(part, 'pickUp', 'pickUpPlace'), endOf(part, 'dropOff', 'dropOffPlace')];
  const share = carShare.exec(part.text)?.[1];
  const isDriven = /\b(?:town ?cars?|limo(?:usine)?s?|sedan service|car service|chauffeur\w*)\b/i.test(
    part.text,
  );
  const isReturned = start.day !== undefined && end.day !== undefined && !isDriven;
  const isCar =
    (carClass.test(part.text) && isReturned && !withDriver.test(part.text)) ||
    (carWords.test(part.text) && ((end.day !== undefined && !isDriven) || !withDriver.test(part.text))) ||
    (company !== undefined && carCompanies.test(company) && end.day !== undefined && !isDriven);
  const [from, to] =
    start.day && end.day ? [start.day, end.day] : part.period(['pickUp', 'day', 'depart'], ['dropOff']);
  const day = start.day ?? from ?? part.oneDay('day');
  const name = company?.replace(/ (?:rent[- ]a[- ]car|car rental)$/i, '');
  const brand = rentalBrand.exec(part.text)?.[1]?.trim();
  const what = isCar ? 'rental car' : 'transfer';
  const owner = isCar ? (name ?? brand) : name;
  const title = share ?? (owner ? `${owner} ${what}` : `${what.charAt(0).toUpperCase()}${what.slice(1)}`);
  // A ride ends on the next day at the latest.
  const isLong =
    !isCar && share === undefined && day !== undefined && to !== undefined && to.date > addDays(day.date, 1);
  if (isLong) part.doubt(severalRides);
  const isLater = to !== undefined && !isLong && (isCar || to.date !== day?.date);
  const time = start.time ?? ownTime(part);
  return part.booking(
    'transfer',
    {
      from: day,
      to: isLater ? to : undefined,
      time,
      endTime: isCar ? end.time : share && time ? separateTimes([time])[1] : undefined,
    },
    {
      title,
      place: start.place ?? (isCar ? null : (part.valuesOf('place', 'from').find(isPlace(part)) ?? null)),
      endPlace: end.place ?? (isCar ? null : (part.valuesOf('to').find(isPlace(part)) ?? null)),
    },
  );
};

const leaves = /\b(?:depart\w*|leav\w*|dep|salida|partida|départ|abfahrt|ab|partenza|vertrek)\b|発/i;
const arrives = /\b(?:arriv\w*|arr|llegada|chegada|arrivée|ankunft|an|arrivo|aankomst)\b|着/i;

const trainNumber =
  /\b(?:train|tren|trem|zug|treno|trein|ICE|TGV|IC)\s*(?:number|no\.?|nr\.?)?[\s:#]*(\d{1,5})\b/i;

export const readEnds = (part: MailPart): [DecidedTime | undefined, DecidedTime | undefined] => {
  const cells = part.own.flatMap((row) => row.split('\t'));
  const timesBeside = (words: RegExp, others: RegExp) =>
    [part.own, cells].map(
      (rows) => part.times(rows.filter((row) => words.test(row) && !others.test(row)))[0],
    );
  const [timed, landed] = [timesBeside(leaves, arrives), timesBeside(arrives, leaves)].map(
    ([row, cell]) => row ?? cell,
  );
  const all = separateTimes(part.times());
  if (timed && landed) return [timed, landed];
  return all.length === 2 ? [all[0], all[1]] : [part.oneTime('depart', 'time'), undefined];
};

/** The station in a row with a word for leaving or arriving, or in the row above it. */
const stationAt = (part: MailPart, words: RegExp): string | null => {
  const at = part.own.findIndex((row) => words.test(row) && part.times([row]).length > 0);
  const cells = [part.own[at - 1] ?? '', ...(part.own[at] ?? '').split('\t')].reverse();
  return at < 0
    ? null
    : (cells.find(
        (cell) =>
          isName(cell) &&
          !words.test(cell) &&
          !trainNumber.test(cell) &&
          isPlace(part)(cell) &&
          !readLabel(cell),
      ) ?? null);
};

export const readTrain = (part: MailPart): ReadBooking => {
  const company = trainCompanies.exec(part.text)?.[1];
  const number = trainNumber.exec(part.text)?.[1];
  const [time, endTime] = readEnds(part);
  const [from, to] = [part.labeledDay('depart', 'day') ?? part.oneDay('day'), part.labeledDay('arrive')];
  const end = endTime ? (to ?? from) : undefined;
  const found = isPlace(part);
  return part.booking(
    'train',
    { from, to: end, time, endTime },
    {
      title: [company ?? 'Train', number].filter(Boolean).join(' '),
      place: part.valuesOf('from').find(found) ?? stationAt(part, leaves),
      endPlace: part.valuesOf('to').find(found) ?? stationAt(part, arrives),
    },
  );
};
