import type { ParkId } from '@landsea/contracts/catalogue';
import { listParkLegs, listParksInTurn } from './park-legs.js';

const at = (park: ParkId | null, isFixed = false) => ({ place: { park, land: null, point: null }, isFixed });
const [kingdom, epcot, studios] = ['magic-kingdom', 'epcot', 'hollywood-studios'] as const;

describe('the parks of a day in turn', () => {
  it('do not matter where all is in one', () => {
    expect(listParkLegs([at(epcot), at(null), at(epcot, true)], [epcot, kingdom])).toEqual([]);
  });

  it('are the first of the day, then the second', () => {
    expect(listParkLegs([at(epcot), at(kingdom), at(epcot)], [kingdom, epcot])).toEqual([kingdom, epcot]);
    expect(listParkLegs([at(epcot), at(kingdom, true)], [epcot, kingdom])).toEqual([epcot, kingdom]);
  });

  it('follow what is fixed, however often that changes them', () => {
    const fixed = [at(kingdom, true), at(epcot), at(null, true), at(epcot, true), at(kingdom, true)];
    expect(listParkLegs(fixed, [epcot, kingdom])).toEqual([kingdom, epcot, kingdom]);
  });

  it('are two at most of more, with the one of what is fixed', () => {
    expect(listParkLegs([at(epcot), at(kingdom), at(studios)], [])).toEqual([epcot, kingdom]);
    expect(listParkLegs([at(epcot), at(kingdom), at(studios, true)], [epcot, kingdom])).toEqual([
      epcot,
      studios,
    ]);
  });

  it('leave out what is outside of the parks', () => {
    expect(listParksInTurn([at(epcot), at(null), at(epcot), at(kingdom)])).toEqual([epcot, kingdom]);
  });
});
