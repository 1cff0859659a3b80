import { shipList } from '@landsea/contracts/catalogue';
import type { ReadKind, ReadBooking } from './confirmation';
import { datesIn, timesIn } from './dates';
import { firstRead, valuesOf } from './fields';
import { isName } from './booking-text';
import type { BookingText } from './booking-text';
import { insurance, train } from './read-others';

const labels = {
  restaurant: 'restaurants?|dining location|dining experience|venue|location|where|lounge',
  hotel: 'hotel|resort(?: hotel)?|property|accommodations?|staying at|your stay at',
  date: 'date(?: and time)?|date & time|reservation date|when|day|date of (?:visit|event)|tour date|excursion date|event date|valid(?: from| on| starting)?|start date|first valid (?:date|day)',
  from: 'check-?\\s?in(?: date)?|arrival(?: date)?|arriv(?:e|ing)|from',
  to: 'check-?\\s?out(?: date)?|departure(?: date)?|depart(?:s|ing)?|to|until',
  sail: 'sail(?:ing)? date|embarkation(?: date| day)?|embark|sails|cruise date|departure(?: date)?|departs',
  disembark: 'debarkation(?: date)?|disembarkation(?: date)?|return(?: date)?|arrives back',
  pickUp: 'pick-?\\s?up(?: date| time| date (?:and|&) time)?|start|collect',
  dropOff: 'drop-?\\s?off(?: date| time| date (?:and|&) time)?|return(?: date| time)?|end',
  time: 'time|reservation time|seating|start time|meeting time|departure time|arrival time|when',
  outing: 'excursion(?: name)?|port adventures?|tour(?: name)?|activity|experience|what',
  place:
    'location|pick-?\\s?up location|meeting (?:point|place|location)|where|port(?: of call)?|departs from',
  tickets: 'tickets?|ticket type|product|event|item|description|admission',
};

const hotelWords =
  /\b(?:hotel|inn|suites?|resort|lodge|villas?|motel|marriott|hilton|hyatt|sheraton|westin|hampton|holiday|courtyard|doubletree|wyndham|drury)\b/i;

const dining = (text: BookingText): ReadBooking => {
  const common = text.common('dining', [text.oneDate(labels.date)]);
  return {
    ...common,
    title: text.named(labels.restaurant, text.known.restaurant),
    time: text.time(labels.time),
  };
};

const hotel = (text: BookingText): ReadBooking => {
  const [from, to] = text.period(labels.from, labels.to);
  const title =
    text.named(labels.hotel, text.known.hotel) ??
    text.ownLines.find((line) => isName(line) && hotelWords.test(line)) ??
    null;
  const room = valuesOf(text.ownLines, 'room type|room|accommodation type').find(isName);
  const clock = (words: RegExp) =>
    firstRead(
      text.lines.filter((line) => words.test(line)),
      (line) => timesIn(line)[0],
    ) ?? null;
  return {
    ...text.common('hotel', [from, to]),
    title,
    time: clock(/\bcheck-?\s?in\b/i),
    endTime: clock(/\bcheck-?\s?out\b/i),
    endDate: to?.date ?? null,
    facts: room ? [room] : [],
  };
};

const cruise = (text: BookingText): ReadBooking => {
  const all = text.lines.join('\n');
  const ship =
    shipList.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(all))?.name ??
    valuesOf(text.ownLines, 'ship').find(isName) ??
    null;
  const [from, to] = text.period(labels.sail, labels.disembark);
  const sails = from ?? text.oneDate(labels.sail);
  const stateroom = /\bstateroom(?:\s*(?:number|#|no\.?))?\s*[:#]?\s*(\d{4,5})\b/i.exec(all)?.[1] ?? null;
  const seating =
    /\b(main|early|first|late|second)\s+(?:dining\s+)?seating\b|\b(?:dinner|dining) seating\s*:?\s*(main|early|first|late|second)\b/i.exec(
      all,
    );
  const arrival = /\bport arrival(?: time)?\s*:?\s*([^\n]{4,40})/i.exec(all)?.[1] ?? '';
  const facts = [
    ...(stateroom ? [`Stateroom ${stateroom}`] : []),
    ...(seating
      ? [
          `${(seating[1] ?? seating[2] ?? '').toLowerCase()} dinner seating`.replace(/^\w/, (letter) =>
            letter.toUpperCase(),
          ),
        ]
      : []),
  ];
  return {
    ...text.common('cruise', [sails, to]),
    title: ship,
    endDate: to?.date ?? null,
    time: timesIn(arrival)[0] ?? null,
    staterooms: stateroom ? [stateroom] : [],
    facts,
  };
};

const outing = (text: BookingText): ReadBooking => {
  const title =
    text.named(labels.outing, () => null) ??
    text.ownLines.find(
      (line) =>
        isName(line) &&
        /tour|excursion|snorkel|beach|sail|adventure|dolphin/i.test(line) &&
        !/confirm/i.test(line),
    ) ??
    null;
  const place = valuesOf(text.ownLines, labels.place).find(isName) ?? null;
  return {
    ...text.common('outing', [text.oneDate(labels.date)]),
    title,
    time: text.time(labels.time),
    place,
  };
};

const transfer = (text: BookingText): ReadBooking => {
  const [from, to] = text.period(labels.pickUp, labels.dropOff);
  const day = from ?? text.oneDate(labels.date);
  const company =
    /\b(Mears Connect|Mears|Sunshine Flyer|Uber|Lyft|Hertz|Avis|Budget|Enterprise|National|Alamo|Dollar|Thrifty|Sixt|Turo)\b/i.exec(
      text.lines.join('\n'),
    )?.[1];
  const isCar = /\brental\b|\bvehicle\b|\bcar class\b/i.test(text.lines.join('\n'));
  const title = company
    ? `${company} ${isCar ? 'rental car' : 'transfer'}`
    : isCar
      ? 'Rental car'
      : 'Transfer';
  const place =
    valuesOf(text.ownLines, 'pick-?\\s?up location|pick-?\\s?up at').find(isName) ??
    (isCar ? null : (valuesOf(text.ownLines, labels.place).find(isName) ?? null));
  const endPlace =
    valuesOf(text.ownLines, '(?:return|drop-?\\s?off) location|(?:return|drop-?\\s?off) at').find(isName) ??
    null;
  return {
    ...text.common('transfer', [day, to]),
    title,
    time:
      firstRead(valuesOf(text.ownLines, labels.pickUp), (value) => timesIn(value)[0]) ??
      text.time(labels.time),
    endTime: isCar
      ? (firstRead(valuesOf(text.ownLines, labels.dropOff), (value) => timesIn(value)[0]) ?? null)
      : null,
    endDate: to && (isCar || to.date !== day?.date) ? to.date : null,
    place,
    endPlace,
  };
};

/** The heading of a mail about an order, which is no name of what was bought. */
const isAboutOrder = (line: string): boolean => /\b(?:order|confirm\w*|your|receipt)\b/i.test(line);

const tickets = (text: BookingText): ReadBooking => {
  const product =
    /\b((?:\d+-day\s+)?[^\n:]{0,40}\b(?:park hopper|theme park ticket|after hours|party ticket|not-so-scary[^\n]{0,30}|very merry[^\n]{0,30}|base ticket|annual pass|admission)s?\b[^\n:]{0,20})/i.exec(
      text.ownLines.join('\n'),
    )?.[1];
  const days = /\b([2-9]|10)[- ]days?\b[^\n]{0,40}\b(?:tickets?|hopper)\b/i.exec(text.lines.join('\n'))?.[1];
  const named = valuesOf(text.ownLines, labels.tickets).find(
    (value) => isName(value) && !isAboutOrder(value),
  );
  const ofDays = days ? `${days}-Day tickets` : null;
  const said = [named, product?.trim()].find((name) => name && !isAboutOrder(name)) ?? null;
  const valid = datesIn(
    text.lines.filter((line) => /\bvalid\b|\buse by\b/i.test(line)).join('\n'),
    text.trip,
  );
  const from = text.labelled(labels.date) ?? valid[0] ?? text.oneDate(labels.date);
  const last = valid.map(({ date }) => date).findLast((date) => date > (from?.date ?? ''));
  return { ...text.common('tickets', [from]), title: said ?? ofDays, endDate: last ?? null };
};

/** How the text of each kind is read; flights are several in one text. */
export const readBooking: Record<
  Exclude<ReadKind, 'flight' | 'lane' | 'other'>,
  (text: BookingText) => ReadBooking
> = {
  dining,
  hotel,
  cruise,
  outing,
  transfer,
  train,
  tickets,
  insurance,
};
