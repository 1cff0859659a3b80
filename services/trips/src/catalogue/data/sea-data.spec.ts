import { readFileSync } from 'node:fs';
import { Excursion, Itinerary, PortGuide, ShipVenue } from '@landsea/contracts/catalogue';
import { findUsualItinerary } from '@landsea/rules/catalogue';
import * as z from 'zod/mini';
import { ships } from '../ships-and-parks.js';

/** The entries of one list, which must parse with their schema. */
const read = <T extends z.core.$ZodType>(entry: T, list: string) =>
  z.array(entry).parse(JSON.parse(readFileSync(new URL(`./${list}.json`, import.meta.url), 'utf8')));

const ports = read(PortGuide, 'ports');
const excursions = read(Excursion, 'excursions');
const venues = read(ShipVenue, 'ship-venues');
const itineraries = read(Itinerary, 'itineraries');
const portIds = new Set(ports.map((port) => port.id));
const shipIds = new Set(ships.map((ship) => ship.id));

const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

describe('the data of ports and ships', () => {
  it.each([
    ['ports', ports],
    ['excursions', excursions],
    ['ship venues', venues],
    ['itineraries', itineraries],
  ])('gives each of the %s its own id', (_kind, entries) => {
    expect(repeated(entries.map((entry) => entry.id))).toEqual([]);
  });

  it('knows a port by one name only', () => {
    const names = ports.flatMap((port) => [...new Set([port.name, ...port.aliases])]);
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  it('names a port of the catalog with each excursion and each stop', () => {
    expect(excursions.filter((excursion) => !portIds.has(excursion.portId))).toEqual([]);
    const stops = itineraries.flatMap(({ homePortId, days }) => [
      homePortId,
      ...days.flatMap((day) => day.portId ?? []),
    ]);
    expect(stops.filter((id) => !portIds.has(id))).toEqual([]);
  });

  it('names a ship of the wizard with each venue and itinerary', () => {
    const named = [...venues.flatMap((venue) => venue.ships), ...itineraries.map(({ ship }) => ship)];
    expect(named.filter((id) => !shipIds.has(id))).toEqual([]);
    expect(new Set(named)).toEqual(shipIds);
    expect(venues.flatMap((venue) => repeated(venue.ships))).toEqual([]);
  });

  it('counts one day more than nights, with a port wherever the ship is not at sea', () => {
    for (const { id, nights, days } of itineraries) {
      expect([id, days.length]).toEqual([id, nights + 1]);
      expect([id, days.filter((day) => (day.kind === 'sea') !== (day.portId === null))]).toEqual([id, []]);
    }
  });

  it('gives ranges from low to high', () => {
    const ranges = excursions.flatMap(({ adult, child, hours }) => [adult, hours, ...(child ? [child] : [])]);
    const prices = venues.flatMap(({ price }) => price ?? []);
    expect([...ranges, ...prices].filter(({ from, to }) => from > to || from < 0)).toEqual([]);
  });

  it('has a rotation, adult dining, a club, a slide and shows with times for every ship', () => {
    for (const ship of shipIds) {
      const aboard = venues.filter((venue) => venue.ships.includes(ship));
      const dinners = aboard.filter(({ section }) => section === 'rotational-restaurant');
      expect([3, 4]).toContain(dinners.length);
      for (const section of ['adult-dining', 'club', 'slide', 'nursery', 'pool', 'dress'])
        expect([ship, section, aboard.some((venue) => venue.section === section)]).toEqual([
          ship,
          section,
          true,
        ]);
      const shows = aboard.filter(({ section }) => section === 'show');
      expect(shows.length).toBeGreaterThan(0);
      expect(shows.filter(({ times }) => times.length === 0)).toEqual([]);
    }
  });

  it('plans one dress for each night', () => {
    const plans = venues.filter(({ section }) => section === 'dress');
    expect(plans.map(({ nights }) => nights)).toEqual([3, 4, 5, 6, 7]);
    expect(plans.filter(({ nights, nightly }) => nightly.length !== nights)).toEqual([]);
  });
});

describe('the usual itineraries', () => {
  const stops = (ship: string, nights: number, embarkationDate: string) =>
    findUsualItinerary(itineraries, { ship, nights, embarkationDate })?.days.map(({ portId }) => portId);

  it.each([
    ['Disney Wish', 4, '2027-02-15', ['port-canaveral', 'nassau', 'castaway-cay', null, 'port-canaveral']],
    ['Disney Wish', 3, '2027-02-19', ['port-canaveral', 'nassau', 'castaway-cay', 'port-canaveral']],
    ['Disney Adventure', 3, '2027-03-01', ['singapore', null, null, 'singapore']],
  ])('know %s for %d nights from %s', (ship, nights, date, expected) => {
    expect(stops(ship, nights, date)).toEqual(expected);
  });

  it('hold as many days as the sailing has, whatever the date', () => {
    for (const { name } of ships)
      for (const nights of [3, 4, 5, 7])
        for (const date of ['2026-12-04', '2027-02-13', '2027-06-21', '2028-09-01']) {
          const days = stops(name, nights, date);
          if (days) expect(days).toHaveLength(nights + 1);
        }
  });

  it('say from which sailings they are known, and none of them of low confidence', () => {
    const seen = itineraries.filter(({ sailings }) => sailings);
    expect(seen.length).toBeGreaterThan(50);
    expect(seen.filter(({ confidence }) => confidence === 'low')).toEqual([]);
    expect(
      seen.flatMap(({ sailings = [] }) => sailings.filter(({ from, to }) => from > to)),
    ).toEqual([]);
  });
});
