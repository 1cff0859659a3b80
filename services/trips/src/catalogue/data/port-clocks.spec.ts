import { countHoursAhead } from '@landsea/contracts/core';
import { getDebarkationDate, type Sailing } from '@landsea/contracts/trip';
import { getDayZone } from '@landsea/rules/trip';
import { loadShippedCatalogue } from '../lists/shipped-catalogue.js';

const { ports, itineraries } = loadShippedCatalogue();
const hoursFromUtc = (date: string, zone: string) => countHoursAhead(new Date(`${date}T12:00:00Z`), zone, 'UTC');

/** Hours from UTC on January 15 and July 15, 2027, and the ports with those clocks. */
const clocks = [
  [-5, -4, 'castaway-cay fort-lauderdale lookout-cay-at-lighthouse-point nassau new-york port-canaveral'],
  [-6, -5, 'galveston'],
  [-8, -7, 'catalina-island ensenada san-diego'],
  [-7, -7, 'cabo-san-lucas mazatlan vancouver victoria'],
  [8, 8, 'langkawi singapore'],
  [0, 1, 'belfast cobh-cork funchal-madeira greenock-glasgow-edinburgh lisbon liverpool portland-stonehenge southampton'],
  [1, 2, 'alesund barcelona bergen bilbao civitavecchia-rome copenhagen dubrovnik genoa-milan gibraltar haugesund hellesylt kristiansand la-coruna livorno-florence naples-pompeii olden palma-de-mallorca rotterdam-amsterdam skagen stavanger trieste-venice valletta vigo zadar zeebrugge-brussels'],
  [-4, -4, 'castries oranjestad philipsburg puerto-plata san-juan st-johns st-thomas tortola willemstad'],
  [-5, -5, 'cartagena cozumel falmouth george-town panama-canal'],
  [-6, -6, 'progreso puerto-vallarta'],
  [-9, -8, 'icy-strait-point juneau ketchikan sitka skagway stikine-icecap-glacier-viewing'],
  [2, 3, 'chania corfu mykonos piraeus-athens rhodes santorini'],
  [-4, -3, 'bermuda halifax saint-john'],
] as const;

it('has the clocks of every port', () => {
  const byClock = new Map<string, string[]>();
  for (const { id, timeZone } of ports) {
    const key = [hoursFromUtc('2027-01-15', timeZone), hoursFromUtc('2027-07-15', timeZone)].join();
    byClock.set(key, [...(byClock.get(key) ?? []), id].sort());
  }
  expect(Object.fromEntries(byClock)).toEqual(
    Object.fromEntries(clocks.map(([january, july, ids]) => [`${january},${july}`, ids.split(' ')])),
  );
});

it('begins and ends every itinerary on the clocks of its ports, and leaves no day without its own', () => {
  for (const { id, nights, days } of itineraries) {
    const sailing: Sailing = {
      ship: 'Disney Wish',
      embarkationDate: '2027-06-10',
      nights,
      concierge: false,
      ports: days.map(({ portId }, index) => ({
        date: `2027-06-${10 + index}`,
        port: ports.find((port) => port.id === portId)?.name ?? 'At Sea',
      })),
    };
    const trip = { mode: 'combined' as const, sailing };
    const zoneOf = (portId: string | null | undefined) => ports.find((port) => port.id === portId)?.timeZone;
    const ashore = (date: string) => getDayZone(trip, date, ports);
    expect([id, ashore(sailing.embarkationDate)]).toEqual([id, zoneOf(days[0]?.portId)]);
    expect([id, ashore(getDebarkationDate(sailing))]).toEqual([id, zoneOf(days.at(-1)?.portId)]);
    for (const [index, { kind, portId }] of days.entries())
      if (kind === 'port') expect([id, ashore(`2027-06-${10 + index}`)]).toEqual([id, zoneOf(portId)]);
  }
});
