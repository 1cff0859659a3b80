import { blankBooking } from './confirmation';
import type { ReadKind, TripDates } from './confirmation';
import { datesIn, timesIn } from './dates';
import type { FoundDate } from './dates';
import { readMoney } from './read-money';
import { firstRead, isAboutCancelling, numberIn, peopleIn, valuesOf, withoutOtherDates } from './fields';

/** What the catalog knows by name; a name that it does not know is taken from the text. */
export interface KnownNames {
  restaurant: (typed: string) => string | null;
  hotel: (typed: string) => string | null;
}

/** A line that can be a name: short, not a sentence, a label or an amount. */
export const isName = (line: string): boolean =>
  line.length <= 60 && !/[.!?]$|:\s|\$|^\d|@|https?:/.test(line);

/** "Your stay at …" before a name. */
const beforeName = /^(?:your\s+)?(?:stay|reservation|booking|table|room)\s+(?:is\s+confirmed\s+)?at\s+/i;

/** The text of one booking, asked for what stands under a label or in so many words. */
export class BookingText {
  /** The lines without dates that are not the booking's, such as when it was made. */
  readonly ownLines: string[];

  constructor(
    readonly lines: readonly string[],
    readonly trip: TripDates,
    readonly known: KnownNames,
  ) {
    this.ownLines = withoutOtherDates(lines);
  }

  labelled(label: string): FoundDate | undefined {
    return firstRead(valuesOf(this.ownLines, label), (value) => datesIn(value, this.trip)[0]);
  }

  /** All dates that may be the booking's. */
  private get dates(): FoundDate[] {
    return datesIn(this.ownLines.join('\n'), this.trip);
  }

  /** The date under this label; without one the only date of the text. Where there are several it says so. */
  oneDate(label: string): FoundDate | undefined {
    const found = this.labelled(label);
    if (found) return found;
    const distinct = [...new Map(this.dates.map((each) => [each.date, each])).values()];
    const [first] = distinct;
    return distinct.length > 1 && first
      ? { ...first, doubt: 'The text has several dates. Check that this is the one.' }
      : first;
  }

  period(from: string, to: string): [FoundDate | undefined, FoundDate | undefined] {
    const [first, last] = [this.labelled(from), this.labelled(to)];
    if (first && last) return [first, last];
    const all = this.dates;
    return all.length === 2 ? [first ?? all[0], last ?? all[1]] : [first, last];
  }

  time(label: string): string | null {
    const found = firstRead(valuesOf(this.ownLines, label), (value) => timesIn(value)[0]);
    return found ?? timesIn(this.ownLines.join('\n'))[0] ?? null;
  }

  named(label: string, known: (typed: string) => string | null): string | null {
    const values = valuesOf(this.ownLines, label).filter((value) => datesIn(value, this.trip).length === 0);
    const names = [...values, ...this.ownLines.filter(isName)].map((each) => each.replace(beforeName, ''));
    return (
      firstRead(names, (value) => known(value) ?? undefined) ??
      values.find(isName)?.replace(beforeName, '') ??
      null
    );
  }

  private get cancelBy(): string | null {
    const found = this.lines.filter(isAboutCancelling).flatMap((line) => datesIn(line, this.trip));
    return found.length === 1 ? (found[0]?.date ?? null) : null;
  }

  common(kind: ReadKind, dates: readonly (FoundDate | undefined)[]) {
    const doubts = [...new Set(dates.flatMap((found) => found?.doubt ?? []))];
    return {
      ...blankBooking,
      kind,
      date: dates[0]?.date ?? null,
      people: peopleIn(this.lines.join('\n')),
      number: numberIn(this.lines),
      ...readMoney(this.lines, this.trip),
      cancelBy: this.cancelBy,
      facts: [] as string[],
      doubts,
    };
  }
}
