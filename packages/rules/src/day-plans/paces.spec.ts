import { walkingPaces } from '@landsea/contracts/trip';
import { findDayConflicts } from './conflicts/day-conflicts.js';
import { walkOn } from './day-context.js';
import { paceFactors, getStretch } from './paces.js';
import { listDayStops } from './stops/day-stops.js';
import { eastOf } from './testing/sample-catalogue.js';
import { ana, context, item, leo, ride } from './testing/sample-day.js';

const gran = { ...ana, id: '00000000-0000-4000-8000-000000000009', name: 'Gran', pace: 'slow' } as const;
const at = (metres: number) => ({ park: 'magic-kingdom', land: null, point: eastOf(metres) }) as const;
const rest = item({ details: { kind: 'break' } });
const minutesOf = (people: (typeof context)['people'], planned = rest) =>
  listDayStops([planned], { ...context, people })[0]?.minutes;

describe('the pace of a party', () => {
  it('is that of its slowest person', () => {
    const stretch = (...paces: (typeof walkingPaces)[number][]) =>
      getStretch(
        paces.map((pace) => ({ ...ana, pace })),
        context.date,
      );
    expect(walkingPaces.map((pace) => stretch('usual', pace))).toEqual([1, 1.4, 1.2, 1.15]);
    expect(stretch('wheelchair', 'slow', 'stroller')).toBe(paceFactors.slow);
  });

  it('is slower with a small child, unless its own pace is known', () => {
    const mia = { ...leo, age: 4 };
    expect(getStretch([ana, mia], context.date)).toBe(1.3);
    expect(getStretch([ana, { ...mia, pace: 'stroller' }], context.date)).toBe(1.2);
    expect(getStretch([ana, { ...mia, pace: 'usual' }], context.date)).toBe(1);
  });

  it('stretches the walks of those who go with that person only', () => {
    const walk = walkOn({ ...context, people: [ana, leo, gran] });
    expect(walk(at(0), at(1000))).toBe(28);
    expect(walk(at(0), at(1000), [gran.id])).toBe(28);
    expect(walk(at(0), at(1000), [ana.id ?? '', leo.id ?? ''])).toBe(20);
  });

  it('makes a rest longer for those who take part, unless it has minutes of its own', () => {
    expect(minutesOf([ana, leo])).toBe(30);
    expect(minutesOf([ana, gran])).toBe(40);
    expect(minutesOf([ana, gran], { ...rest, people: [ana.id ?? ''] })).toBe(30);
    expect(minutesOf([ana, gran], { ...rest, minutes: 20 })).toBe(20);
  });

  it('leaves too little time for a walk only where the slow person walks, too', () => {
    const where = { park: 'magic-kingdom', place: 'tomorrowland' } as const;
    const first = item({ ...where, time: '10:00', minutes: 5, details: { kind: 'activity', section: null } });
    const second = ride('Pirates', 'pirates', { time: '10:17' });
    const missing = (people: string[] | null) =>
      findDayConflicts([first, { ...second, people }], { ...context, people: [ana, gran] }).map(
        ({ kind, by }) => [kind, by],
      );
    expect(missing([ana.id ?? ''])).toEqual([]);
    expect(missing(null)).toEqual([['tight-walk', 5]]);
  });
});
