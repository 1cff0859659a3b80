import { formatSeason } from '../../catalogue/seasons.js';
import type { DayItem } from '@landsea/contracts/planning';
import { formatTimeOfDay } from '../../trip/clock.js';
import { findDayConflicts } from '../conflicts/day-conflicts.js';
import { type DayContext, getParkDay } from '../day-context.js';
import { findEntry } from '../stops/day-entries.js';
import { listDayStops } from '../stops/day-stops.js';
import { ana, context, dinner, item, lane, ride } from '../testing/sample-day.js';
import {
  candlelight,
  catalogue,
  closingShow,
  fireworks,
  stageShow,
  streetBand,
  weekendParade,
} from '../testing/sample-catalogue.js';
import { showDay } from './show-day.js';

const party = '2027-03-11';
const christmas = '2027-12-01';
const on = (date: string): DayContext => ({ ...context, date, people: [ana] });
const startsOn = (date: string, show = fireworks): string[] | string => {
  const program = showDay(show, date, getParkDay(show.park, on(date)));
  return program.runs ? program.starts.map(formatTimeOfDay) : program.reason;
};
const show = (title: string, catalogueId: string, fields: Partial<DayItem> = {}): DayItem =>
  item({ title, catalogueId, details: { kind: 'show' }, ...fields });
const found = (planned: DayItem, date = context.date) =>
  findDayConflicts([{ ...planned, date }], on(date)).map(({ kind, sentence }) => [kind, sentence]);

describe('a show on a date', () => {
  it('has its usual times, and those of busy days in busy seasons', () => {
    expect(startsOn(context.date)).toEqual(['9:00 PM']);
    expect(startsOn('2027-03-20')).toEqual(['8:30 PM', '10:00 PM']);
  });

  it('begins before the park closes, fireworks and films as it closes at the latest', () => {
    const night = { ...stageShow, times: ['16:00', '22:00'] };
    expect(startsOn(context.date, night)).toEqual(['4:00 PM']);
    for (const kind of ['film', 'fireworks'] as const)
      expect(startsOn(context.date, { ...night, kind })).toEqual(['4:00 PM', '10:00 PM']);
    expect(startsOn(context.date, { ...fireworks, times: ['22:15'] })).toBe(
      'Happily Ever After starts after Magic Kingdom closes at 10:00 PM',
    );
  });

  it('keeps its usual times in a busy season in which the park closes before the late ones', () => {
    const late = { ...fireworks, times: ['22:00'], peakTimes: ['23:30'] };
    expect(startsOn('2027-03-20', late)).toEqual(['10:00 PM']);
  });

  it('is over for day guests when a private party has the park, unless it has times for such days', () => {
    expect(startsOn(party)).toBe(
      'Happily Ever After is not shown to day guests: Magic Kingdom closes at 6:00 PM for After Hours',
    );
    expect(startsOn(party, stageShow)).toEqual(['10:45 AM', '1:20 PM', '4:00 PM']);
    expect(startsOn(party, { ...stageShow, partyDayTimes: ['14:00'] })).toEqual(['2:00 PM']);
  });

  it('runs in its season, on its weekdays and until it closes for good', () => {
    expect(startsOn(context.date, candlelight)).toBe(
      `Candlelight Processional runs ${formatSeason({ from: '11-27', to: '12-30' })}`,
    );
    expect(startsOn(christmas, candlelight)).toEqual(['5:00 PM', '8:15 PM']);
    expect(startsOn(context.date, weekendParade)).toBe('Weekend Parade runs on Fridays and Saturdays only');
    expect(startsOn('2027-03-12', weekendParade)).toEqual(['12:00 PM', '3:00 PM']);
    expect(startsOn(context.date, closingShow)).toBe('Drawing Class closed for good on Mar 9, 2027');
    expect(startsOn('2027-03-08', closingShow)).toEqual(['10:45 AM', '1:20 PM', '4:00 PM']);
  });
});

describe('the entry of an item', () => {
  it('is the show where an attraction has the same id, whatever the item was added as', () => {
    for (const added of [show('Fireworks', fireworks.id), ride('Fireworks', fireworks.id)])
      expect(findEntry(added, catalogue)).toEqual({ list: 'shows', entry: fireworks });
    expect(findEntry(lane({ catalogueId: 'space-mountain' }), catalogue)?.list).toBe('attractions');
  });

  it('is looked up in the lists of its kind only', () => {
    expect(findEntry(dinner({ catalogueId: fireworks.id }), catalogue)).toBeNull();
    expect(findEntry(item({ catalogueId: 'crystal-palace' }), catalogue)).toBeNull();
  });
});

describe('a planned show', () => {
  it('begins at its time with the minutes to be there before, also when it was added as a ride', () => {
    for (const added of [show('Fireworks', fireworks.id), ride('Fireworks', fireworks.id)])
      expect(listDayStops([added], context)).toMatchObject([
        { minutes: 18, ways: [{ kind: 'timed', starts: [1260], arriveBefore: 30 }] },
      ]);
  });

  it('asks for less time before where a parade of the same street comes shortly before it', () => {
    const parade: typeof fireworks = {
      ...fireworks,
      id: 'night-parade',
      kind: 'parade',
      times: ['20:20'],
      minutes: 20,
    };
    const day = (land: string) => ({
      ...context,
      catalogue: { ...catalogue, shows: [fireworks, { ...parade, land }] },
    });
    const planned = [show('Parade', parade.id), show('Fireworks', fireworks.id)];
    const before = (land: string) =>
      listDayStops(planned, day(land)).map(({ ways: [way] }) => way?.kind === 'timed' && way.arriveBefore);
    expect(before('main-street-usa')).toEqual([30, 20]);
    expect(before('frontierland')).toEqual([30, 30]);
  });

  it('stays in its own hours where it plays again and again', () => {
    const [stop] = listDayStops([show('Band', streetBand.id)], context);
    expect(stop?.ways).toMatchObject([{ kind: 'line', from: 690, until: 1170 }]);
  });

  it('is a conflict on a day on which it does not run', () => {
    expect(found(show('Candlelight', candlelight.id))).toEqual([
      ['no-show', 'Candlelight Processional runs Nov 27 – Dec 30.'],
    ]);
    expect(found(ride('Fireworks', fireworks.id, { time: '21:00' }), party)).toEqual([
      [
        'no-show',
        'Happily Ever After is not shown to day guests: Magic Kingdom closes at 6:00 PM for After Hours.',
      ],
    ]);
  });

  it('is a conflict outside its usual times, which are named', () => {
    expect(found(show('Happily Ever After', fireworks.id, { time: '15:00' }))).toEqual([
      ['showtime', 'Happily Ever After is at 3:00 PM, but the fireworks usually start at 9:00 PM that day.'],
    ]);
    expect(found(show('Faire', stageShow.id, { time: '12:00' }))).toEqual([
      ['showtime', 'Faire is at 12:00 PM, but it usually starts at 10:45 AM, 1:20 PM, or 4:00 PM that day.'],
    ]);
    expect(found(show('Faire', stageShow.id, { time: '13:20' }))).toEqual([]);
    expect(found(show('Faire', stageShow.id))).toEqual([]);
    expect(found(show('Band', streetBand.id, { time: '09:30' }))).toEqual([
      ['closed', 'Band usually plays from 11:30 AM to 7:30 PM.'],
    ]);
  });

  it('names the showings before and after its time where there are many', () => {
    const film = { ...stageShow, times: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'] };
    const day = { ...on(context.date), catalogue: { ...catalogue, shows: [film] } };
    const [many] = findDayConflicts([show('Film', film.id, { time: '12:30' })], day);
    expect(many?.sentence).toBe(
      'Film is at 12:30 PM, but it usually starts at 12:00 PM or 1:00 PM that day.',
    );
  });

  it('comes with a word where something else may run instead, or where it does not run every day', () => {
    const replaced = { ...fireworks, replaced: { from: '03-09', to: '03-12', by: 'a laser show' } };
    const some = { ...stageShow, isDaily: false };
    const day = { ...on(context.date), catalogue: { ...catalogue, shows: [replaced, some] } };
    expect(
      findDayConflicts([show('Fireworks', fireworks.id), show('Faire', stageShow.id)], day).map(
        ({ severity, sentence }) => [severity, sentence],
      ),
    ).toEqual([
      ['warning', 'Happily Ever After is usually replaced by a laser show Mar 9 – Mar 12.'],
      ['warning', 'Friendship Faire does not run every day: check the times of the day in the app.'],
    ]);
  });
});
