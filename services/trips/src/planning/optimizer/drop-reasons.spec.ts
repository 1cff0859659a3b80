import type { DayContext, DayStop, Way } from '@landsea/rules/day-plans';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { explainLeftOut, explainUnreachable } from './drop-reasons.js';

const parts = loadShippedCatalogue();
const context: DayContext = {
  date: '2027-02-10',
  parks: ['magic-kingdom'],
  earlyEntry: false,
  people: [],
  catalogue: { ...parts, photoSpots: parts['photo-spots'], calendar: parts['park-calendar'] },
};
const stop = (ways: Way[], change: Partial<DayStop> = {}): DayStop => ({
  id: 'a',
  itemIds: ['a'],
  title: 'Happily Ever After',
  kind: 'attraction',
  place: { park: 'magic-kingdom', land: null, point: null },
  minutes: 5,
  ways,
  people: null,
  isFixed: false,
  isHeld: false,
  time: null,
  value: 10,
  ...change,
});
const allDay: Way = { kind: 'line', from: 540, until: 1320, waits: [] };
const fireworks = stop([{ kind: 'timed', starts: [1260], arriveBefore: 0 }], { isFixed: true });

describe('why a stop does not fit', () => {
  it('names the closing time, and the fixed stop after which it comes', () => {
    expect(explainLeftOut(stop([allDay]), [stop([allDay])], context)).toBe('Closed at 10:00 PM');
    expect(explainLeftOut(stop([allDay]), [fireworks], context)).toBe(
      'No time after Happily Ever After: closed at 10:00 PM',
    );
  });

  it('names the window of a part of the day, a return window and the showings', () => {
    expect(explainLeftOut(stop([{ ...allDay, from: 720, until: 1020 }]), [], context)).toBe(
      'No time from 12:00 PM to 5:00 PM',
    );
    expect(explainLeftOut(stop([{ ...allDay, until: 585 }], { minutes: 240 }), [], context)).toBe(
      'There is no room for its 4 hours left',
    );
    expect(explainLeftOut(stop([{ kind: 'lane', from: 780, until: 840, wait: 10 }]), [], context)).toBe(
      'No time in its return window, 1:00 PM to 2:00 PM',
    );
    expect(explainLeftOut(fireworks, [], context)).toBe('No time for it at 9:00 PM');
    const dinner = (time: number) => stop([], { title: 'Dinner', isFixed: true, time, minutes: 75 });
    expect(explainLeftOut(fireworks, [dinner(1270)], context)).toBe(
      'Dinner at 9:10 PM leaves no time for it at 9:00 PM',
    );
    expect(explainLeftOut(fireworks, [dinner(1180)], context)).toBe(
      'Dinner at 7:40 PM leaves no time for it at 9:00 PM',
    );
    expect(explainLeftOut(fireworks, [dinner(1080)], context)).toBe('No time for it at 9:00 PM');
  });

  it('tells what is over from what another plan excludes', () => {
    expect(explainUnreachable({ stop: { ...fireworks, time: 1260 }, before: null }, 1270)).toBe(
      'Past at 9:10 PM',
    );
    expect(
      explainUnreachable({ stop: { ...fireworks, time: 1260 }, before: stop([], { title: 'Dinner' }) }, 540),
    ).toBe('Dinner leaves no time for it');
  });
});
