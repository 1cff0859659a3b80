import type { ReadBooking } from './confirmation';
import { timesIn } from './dates';
import { valuesOf } from './fields';
import { isName } from './booking-text';
import type { BookingText } from './booking-text';

const dateLabels = 'date(?: and time)?|date & time|when|day|start date';

/** A train of one day. */
export const train = (text: BookingText): ReadBooking => {
  const [from, to] = text.period('depart(?:s|ure)?(?: date)?|leaves', 'arriv(?:es|al)(?: date)?');
  const all = text.lines.join('\n');
  const name = /\b(Brightline|Amtrak)\b/i.exec(all)?.[1];
  const number = /\btrain\s*(?:number|no\.?|#)?\s*:?\s*(\d{1,4})\b/i.exec(all)?.[1];
  const times = timesIn(text.ownLines.join('\n'));
  const [time = null, endTime = null] = times.length === 2 ? times : [];
  const day = from ?? text.oneDate(dateLabels);
  return {
    ...text.common('train', [day, to]),
    title: [name ?? 'Train', number].filter(Boolean).join(' '),
    time,
    endTime,
    endDate: endTime ? (to?.date ?? day?.date ?? null) : null,
    place: valuesOf(text.ownLines, 'from|origin').find(isName) ?? null,
    endPlace: valuesOf(text.ownLines, 'to|destination').find(isName) ?? null,
  };
};

/** A policy for the trip. */
export const insurance = (text: BookingText): ReadBooking => {
  const [from, to] = text.period(
    'effective(?: date)?|coverage (?:from|start(?:s)?)|trip start|depart(?:ure|s)?(?: date)?|start date',
    'coverage (?:to|until|ends?)|expir\\w*|trip end|return(?: date)?|end date',
  );
  const company =
    /\b(Allianz|Travel Guard|Generali|World Nomads|Faye|Seven Corners|AIG|AXA|Berkshire Hathaway)\b/i.exec(
      text.lines.join('\n'),
    )?.[1];
  const day = from ?? text.oneDate(dateLabels);
  return {
    ...text.common('insurance', [day, to]),
    title: company ? `${company} travel insurance` : 'Travel insurance',
    endDate: to?.date ?? null,
  };
};
