import { joinWords, type CalendarDate } from '@landsea/contracts/core';
import {
  type LaneItem,
  type LanePerson,
  type LaneRide,
  isSelected,
  needsLane,
  toPersonRef,
} from './lane-facts.js';

export interface LaneContext {
  rides: readonly LaneRide[];
  party: readonly LanePerson[];
}

type LanesOfPeople = ReadonlyMap<string, readonly LaneItem[]>;

/** Built once, however many items are checked. */
export class LaneIndex {
  private readonly rides = new Map<string, LaneRide>();
  private readonly people: ReadonlyMap<string, LanePerson>;
  private readonly lanes = new Map<CalendarDate, Map<string, LaneItem>>();
  private readonly days = new Map<CalendarDate, LanesOfPeople>();
  private readonly payers = new Map<CalendarDate | null, string[]>();

  constructor(lanes: readonly LaneItem[], { rides, party }: LaneContext) {
    for (const ride of rides) if (!this.rides.has(ride.id)) this.rides.set(ride.id, ride);
    this.people = new Map(party.map((person) => [toPersonRef(person), person]));
    for (const lane of lanes) {
      if (lane.date === null || !isSelected(lane)) continue;
      const known = this.lanes.get(lane.date);
      if (known) known.set(lane.id, lane);
      else this.lanes.set(lane.date, new Map([[lane.id, lane]]));
    }
  }

  rideOf({ catalogueId }: Pick<LaneItem, 'catalogueId'>): LaneRide | undefined {
    return catalogueId === null ? undefined : this.rides.get(catalogueId);
  }

  findPerson(ref: string): LanePerson | undefined {
    return this.people.get(ref);
  }

  formatNames(refs: readonly string[]): string {
    const wanted = new Set(refs);
    const named = [...this.people].filter(([ref]) => wanted.has(ref)).map(([, { name }]) => name);
    return joinWords(named);
  }

  listPeople({ people, date }: Pick<LaneItem, 'people' | 'date'>): readonly string[] {
    if (people !== null) return people;
    const known = this.payers.get(date);
    if (known) return known;
    const payers = [...this.people]
      .filter(([, person]) => date === null || needsLane(person, date))
      .map(([ref]) => ref);
    this.payers.set(date, payers);
    return payers;
  }

  countOthersOn({ id, date }: Pick<LaneItem, 'id' | 'date'>): number {
    const lanes = date === null ? undefined : this.lanes.get(date);
    return (lanes?.size ?? 0) - (lanes?.has(id) ? 1 : 0);
  }

  getLanesOn(date: CalendarDate): LanesOfPeople {
    const known = this.days.get(date);
    if (known) return known;
    const ofPeople = this.groupByPeople([...(this.lanes.get(date)?.values() ?? [])]);
    this.days.set(date, ofPeople);
    return ofPeople;
  }

  private groupByPeople(lanes: readonly LaneItem[]): LanesOfPeople {
    const ofPerson = new Map<string, LaneItem[]>();
    for (const lane of lanes)
      for (const ref of new Set(this.listPeople(lane))) {
        const known = ofPerson.get(ref);
        if (known) known.push(lane);
        else ofPerson.set(ref, [lane]);
      }
    const shared = new Map<string, LaneItem[]>();
    for (const [ref, mine] of ofPerson) {
      const key = mine.map(({ id }) => id).join(' ');
      ofPerson.set(ref, shared.get(key) ?? mine);
      if (!shared.has(key)) shared.set(key, mine);
    }
    return ofPerson;
  }
}
