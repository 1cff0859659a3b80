import { toMinute } from '../trip/clock.js';
import { makeParkDay } from './park-day.js';
import { catalogue, mountain } from './testing/sample-catalogue.js';
import { item } from './testing/sample-day.js';
import { recapTrip } from './trip-recap.js';
import { getExpectedWait } from './waits.js';

const ride = (fields: Parameters<typeof item>[0]) =>
  item({
    title: 'Space Mountain',
    catalogueId: 'space-mountain',
    park: 'magic-kingdom',
    status: 'done',
    ...fields,
  });
const lane = { kind: 'lane', product: 'multi', returnUntil: '11:00', isPreselected: true } as const;
const recap = (...items: ReturnType<typeof item>[]) => recapTrip(items, catalogue);

describe('what a trip was', () => {
  it('counts what was checked off, and no plan', () => {
    const { rides } = recap(
      ride({}),
      ride({ status: 'planned' }),
      ride({ title: 'Dumbo', catalogueId: 'dumbo' }),
    );
    expect(rides).toEqual([
      { title: 'Dumbo', times: 1 },
      { title: 'Space Mountain', times: 1 },
    ]);
  });

  it('counts a ride with its Lightning Lane once, and again on another day', () => {
    const { rides } = recap(ride({}), ride({ details: lane }), ride({ date: '2027-03-11' }));
    expect(rides).toEqual([{ title: 'Space Mountain', times: 2 }]);
  });

  it('sets what was waited beside what is usual then', () => {
    const day = makeParkDay('magic-kingdom', '2027-03-10', catalogue.calendar, { earlyEntry: false });
    if (!day) throw new Error('the sample calendar has hours in March');
    const { lines } = recap(
      ride({ time: '11:00', details: { kind: 'attraction', actualWait: 25 } }),
      ride({ time: '15:00', details: { kind: 'attraction', actualWait: 10 } }),
      ride({ time: null, details: { kind: 'attraction', actualWait: 90 } }),
      ride({ time: '12:00', details: { kind: 'attraction' } }),
    );
    const usual = ['11:00', '15:00'].map((time) => getExpectedWait(mountain, toMinute(time), day));
    expect(lines).toEqual({
      rides: 2,
      waitedMinutes: 35,
      usualMinutes: usual.reduce((sum, each) => sum + each, 0),
    });
  });

  it('compares no line of a ride that had a Lightning Lane on the day', () => {
    expect(
      recap(ride({ time: '11:00', details: { kind: 'attraction', actualWait: 5 } }), ride({ details: lane }))
        .lines,
    ).toBeNull();
  });

  it('names each character once, the best snack and what has a photo', () => {
    const meet = (...characters: string[]) => ({ kind: 'meet' as const, characters, signed: [] });
    const snack = (title: string, ratings: Record<string, number>) =>
      item({ title, status: 'done', details: { kind: 'snack', tried: true, ratings } });
    const photo = '00000000-0000-4000-8000-0000000000aa';
    const found = recap(
      item({ title: 'Town Square', status: 'done', details: meet('Mickey', 'Minnie') }),
      item({ title: 'Breakfast', status: 'done', details: meet('Minnie') }),
      snack('Churro', { ana: 3, leo: 4 }),
      snack('Dole Whip', { leo: 5 }),
      item({ title: 'Castle', photoId: photo }),
    );
    expect(found.characters).toEqual(['Mickey', 'Minnie']);
    expect(found.bestSnack).toEqual({ title: 'Dole Whip', rating: 5 });
    expect(found.photos.map(({ title }) => title)).toEqual(['Castle']);
  });
});
