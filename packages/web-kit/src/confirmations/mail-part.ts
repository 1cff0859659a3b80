import { addDays, countDaysBetween } from '@landsea/contracts/core';
import { blankBooking } from './confirmation';
import type { ReadBooking, ReadChoice, ReadKind, TripDates } from './confirmation';
import { readLabel } from './fields/label-rows';
import type { LabelName } from './fields/labels';
import { readMoney } from './fields/money';
import type { KnownNames } from './fields/names';
import { findNumbers } from './fields/numbers';
import { findGuests, countPeopleIn } from './fields/people';
import type { MailValues } from './mail-values';
import type { DecidedDate, DecidedTime } from './scan/readings';
import { isAboutCanceling, isAboutOther } from './text/other-dates';

export interface MailContext {
  trip: TripDates;
  names: KnownNames;
  values: MailValues;
}

const severalDates = 'The text has several dates. Check that this is the one.';
const severalTimes = 'The text has several times. Check that this is the one.';
const wrongNights = 'The nights and the dates do not match. Check them.';
const mostNights = 60;

/** The same place of the text with a day that is certain. */
export const toCertainDay = ({ start, end }: DecidedDate, date: string): DecidedDate => ({
  start,
  end,
  span: null,
  date,
  options: [date],
});

/** A mail that names a day of the trip has the one on which it was written under these labels, or alone in a line. */
const isDated =
  /^(?:(?:booking|reservation|order|purchase|transaction|date of) ?(?:date|booking|reservation|order)?|dated?|datum|fecha(?: de (?:la )?reserva)?|data(?: d[ae] (?:reserva|prenotazione))?|date de réservation)\s*:|^(?:\p{L}+,? )?(?:\p{L}+\.? \d{1,2}|\d{1,2}\.? \p{L}+\.?),? \d{4}$|^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/iu;

type Period = [DecidedDate | undefined, DecidedDate | undefined];

interface Moments {
  from?: DecidedDate | undefined;
  to?: DecidedDate | undefined;
  time?: DecidedTime | undefined;
  endTime?: DecidedTime | undefined;
}

/** The rows of one booking, asked for what stands under a label or in so many words. */
export class MailPart {
  /** The rows without those whose dates are not the booking's, such as when it was made or until when it can be canceled. */
  readonly own: readonly string[];
  private readonly fields: readonly { names: LabelName[]; values: string[] }[];
  private readonly doubts = new Set<string>();
  private readonly choices: ReadChoice[] = [];

  constructor(
    readonly rows: readonly string[],
    readonly mail: MailContext,
  ) {
    const own = rows.filter((row) => !isAboutOther(row) && !isAboutCanceling(row));
    const isOnTrip = own.some((row) =>
      mail.values.dates(row).some(({ date }) => date >= mail.trip.startDate),
    );
    const isOrdered = (row: string): boolean =>
      isDated.test(row) &&
      mail.values.dates(row).length > 0 &&
      mail.values.dates(row).every(({ date }) => countDaysBetween(date, mail.trip.startDate) > 14);
    this.own = isOnTrip ? own.filter((row) => !isOrdered(row)) : own;
    this.fields = this.own.flatMap((row, at) => {
      const cells = row.split('\t');
      return cells.flatMap((cell, column) => {
        const found = readLabel(cell);
        if (!found) return [];
        const next = cells.findIndex((each, n) => n > column && readLabel(each) !== undefined);
        const beside = cells.slice(column + 1, next < 0 ? undefined : next);
        const [under = ''] = found.value === '' && beside.length === 0 ? this.own.slice(at + 1, at + 2) : [];
        const below = readLabel(under) ? [] : [under];
        return [{ names: found.names, values: [found.value, ...beside, ...below].filter(Boolean) }];
      });
    });
  }

  get text(): string {
    return this.own.join('\n');
  }

  valuesOf(...names: readonly LabelName[]): string[] {
    return names.flatMap((name) =>
      this.fields.filter((field) => field.names.includes(name)).flatMap(({ values }) => values),
    );
  }

  /** The rows from a label, with its own value, to one of the others or to a blank row. */
  section(name: LabelName, ...others: readonly LabelName[]): string[] {
    const namesIn = (row: string): LabelName[] => readLabel(row.split('\t')[0] ?? '')?.names ?? [];
    const start = this.own.findIndex((row) => namesIn(row).includes(name));
    if (start < 0) return [];
    const below = this.own.slice(start + 1);
    const end = below.findIndex((row) => row === '' || namesIn(row).some((each) => others.includes(each)));
    return [...this.own.slice(start, start + 1), ...below.slice(0, end < 0 ? undefined : end)];
  }

  doubt(sentence: string): void {
    this.doubts.add(sentence);
  }

  dates(rows: readonly string[] = this.own): DecidedDate[] {
    return rows.flatMap((row) => this.mail.values.dates(row));
  }

  /** Times of rows; those that say when somebody can be called are none of the booking. */
  times(rows: readonly string[] = this.own): DecidedTime[] {
    return rows
      .filter(
        (row) =>
          !/\b(?:open(?:s|ing)?|hours|call(?: us)?|support|24\/7|daily|weekdays|mon\w*\.?\s*[-–]\s*fri\w*|arrive (?:at least )?\d+ minutes|doors)\b/i.test(
            row,
          ),
      )
      .flatMap((row) => this.mail.values.times(row));
  }

  labeledDay(...names: readonly LabelName[]): DecidedDate | undefined {
    return this.dates(this.valuesOf(...names))[0];
  }

  labeledTime(...names: readonly LabelName[]): DecidedTime | undefined {
    return this.times(this.valuesOf(...names))[0];
  }

  /** The day under a label, else the only one of the text. Where there are several it is a doubt. */
  oneDay(...names: readonly LabelName[]): DecidedDate | undefined {
    const labeled = this.labeledDay(...names);
    if (labeled) return labeled;
    const found = this.dates();
    if (new Set(found.map(({ date }) => date)).size > 1) this.doubt(severalDates);
    return found[0];
  }

  /** The time under a label, else beside the day or below it, else the only one of the text. */
  oneTime(...names: readonly LabelName[]): DecidedTime | undefined {
    const labeled = this.labeledTime(...names);
    if (labeled) return labeled;
    const dated = this.own.findIndex((row) => this.mail.values.dates(row).length > 0);
    const near = dated < 0 ? undefined : this.times(this.own.slice(dated, dated + 2))[0];
    const found = this.times();
    if (!near && new Set(found.map(({ time }) => time)).size > 1) this.doubt(severalTimes);
    return near ?? found[0];
  }

  /** The first and the last day: under their labels, as a written range, or as the only two of the text. */
  period(from: readonly LabelName[], to: readonly LabelName[]): Period {
    const [first, last] = this.pair(this.labeledDay(...from), this.labeledDay(...to));
    const nights = this.nights;
    if (first && !last && nights !== null) return [first, toCertainDay(first, addDays(first.date, nights))];
    if (first && last) {
      const between = countDaysBetween(first.date, last.date);
      if (between < 0 || between > mostNights || (nights !== null && nights !== between))
        this.doubt(wrongNights);
    }
    return [first, last];
  }

  private pair(from: DecidedDate | undefined, to: DecidedDate | undefined): Period {
    if (from && to && from !== to) return this.ordered(from, to);
    const all = [...this.dates(this.valuesOf('stay')), ...this.dates()];
    const start = all.findIndex(({ span }) => span === 'from');
    if (start >= 0 && (!from || from.date === all[start]?.date))
      return this.ordered(all[start], all[start + 1]);
    const distinct = [...new Map(all.map((each) => [each.date, each])).values()];
    if (distinct.length === 2) return this.ordered(from ?? distinct[0], to ?? distinct[1]);
    if (!from && distinct.length > 2) this.doubt(severalDates);
    return [from ?? distinct[0], to];
  }

  /** Consecutive readings of two days, if exactly one pair is. */
  private ordered(from: DecidedDate | undefined, to: DecidedDate | undefined): Period {
    if (!from || !to) return [from, to];
    const swapped = from.options.length > 1 && to.options.length > 1;
    // A mail writes both of its days in one order.
    const ways = from.options.flatMap((first, n) =>
      to.options
        .filter(
          (last, other) => (!swapped || n === other) && last > first && countDaysBetween(first, last) <= 40,
        )
        .map((last) => [first, last] as const),
    );
    const [way] = ways;
    if (ways.length !== 1 || !way) return [from, to];
    return [
      from.options.length > 1 ? toCertainDay(from, way[0]) : from,
      to.options.length > 1 ? toCertainDay(to, way[1]) : to,
    ];
  }

  private get nights(): number | null {
    const found = new Set(
      [
        ...this.text.matchAll(
          /(?<![\d-]|\b(?:up to|at least|minimum|maximum|every|first|free|any|per|of) )(\d{1,2})[ -](?:nights?|noches|noites|nuits|nächte|notti|nachten)\b|(\d{1,2})泊/gi,
        ),
      ].map(([, one, other]) => Number(one ?? other)),
    );
    return found.size === 1 ? ([...found][0] ?? null) : null;
  }

  private get cancelBy(): string | null {
    const found = new Set(this.dates(this.rows.filter(isAboutCanceling)).map(({ date }) => date));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  }

  /** Keeps the doubt of a value that is taken, and what else it can be. */
  private take(
    field: ReadChoice['field'],
    value: { doubt?: string } | undefined,
    values: readonly string[],
  ): void {
    if (value?.doubt) this.doubts.add(value.doubt);
    if (values.length > 1) this.choices.push({ field, values: [...values] });
  }

  /** The days and times that the rules of a kind found, with their doubts and what else they can be. */
  moments({
    from,
    to,
    time,
    endTime,
  }: Moments): Pick<ReadBooking, 'date' | 'endDate' | 'time' | 'endTime' | 'doubts' | 'choices'> {
    this.take('date', from, from?.options ?? []);
    this.take('endDate', to, to?.options ?? []);
    this.take('time', time, time?.options.map((each) => each.time) ?? []);
    this.take('endTime', endTime, endTime?.options.map((each) => each.time) ?? []);
    return {
      ...{
        date: from?.date ?? null,
        endDate: to?.date ?? null,
        time: time?.time ?? null,
        endTime: endTime?.time ?? null,
      },
      ...{ doubts: [...this.doubts], choices: this.choices },
    };
  }

  /** The booking with what every kind has, and with the days and times that its own rules found. */
  booking(kind: ReadKind, when: Moments, more: Partial<ReadBooking>): ReadBooking {
    const numbers = findNumbers(this.rows);
    return {
      ...blankBooking,
      kind,
      people: countPeopleIn(this.rows),
      guests: findGuests(this.valuesOf('guestName')),
      numbers,
      number: numbers[0]?.value ?? null,
      ...readMoney(this.rows, this.mail.values),
      cancelBy: this.cancelBy,
      ...this.moments(when),
      ...more,
    };
  }
}
