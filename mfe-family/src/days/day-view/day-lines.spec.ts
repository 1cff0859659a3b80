import type { UsualRow } from '@landsea/rules/day-plans';
import { aDayItem } from '../../testing/day-fixtures';
import { makeDayRows } from './day-lines';
import type { Stop } from './day-moment';
import type { DayThing } from './day-things';

const thing = (id: string, spot: number | null): DayThing => ({
  id,
  label: '',
  title: id,
  when: '',
  spot,
  place: null,
  note: null,
  number: null,
});
const usual = (key: string, time: string): UsualRow => ({
  key,
  title: key,
  time,
  minutes: 30,
  detail: null,
  catalogueId: null,
  section: 'Aboard',
});
const stop = (title: string, from: number | null): Stop => ({
  item: { ...aDayItem({ title }), id: title },
  from,
  until: null,
  walk: null,
  wait: null,
  parkChange: null,
  thereBy: null,
});

describe('the rows of a day', () => {
  it('are bookings, plans and what is usual in one order by time', () => {
    const rows = makeDayRows(
      [stop('lunch', 13 * 60), stop('any time', null), stop('dinner', 19 * 60)],
      [thing('car', null), thing('check in', 15 * 60), thing('fly', 21 * 60)],
      [usual('breakfast', '08:00'), usual('show', '20:30')],
    );
    expect(rows.map(({ key }) => key)).toEqual([
      'car',
      'usual breakfast',
      'free 510',
      'lunch',
      'any time',
      'check in',
      'dinner',
      'usual show',
      'fly',
    ]);
  });

  it('end the free hours when people have to be at the next show', () => {
    const dinner = { ...stop('dinner', 17 * 60), until: 17 * 60 + 30 };
    const fireworks = (thereBy: number) =>
      makeDayRows([dinner, { ...stop('show', 21 * 60), thereBy }], [], []);
    expect(fireworks(20 * 60 + 15)).toContainEqual({
      ...{ kind: 'free', key: 'free 1050', from: 17 * 60 + 30, until: 20 * 60 + 15 },
    });
    expect(fireworks(19 * 60 + 30).map(({ key }) => key)).toEqual(['dinner', 'show']);
  });

  it('say hours without a plan after a stop that is over, but no short pause', () => {
    const until = (title: string, from: number, end: number): Stop => ({ ...stop(title, from), until: end });
    const rows = makeDayRows(
      [until('nap', 13 * 60, 14 * 60), until('remy', 18 * 60 + 45, 19 * 60), stop('dinner', 20 * 60)],
      [],
      [],
    );
    expect(rows).toMatchObject([
      { key: 'nap' },
      { kind: 'free', from: 14 * 60, until: 18 * 60 + 45 },
      { key: 'remy' },
      { key: 'dinner' },
    ]);
  });
});
