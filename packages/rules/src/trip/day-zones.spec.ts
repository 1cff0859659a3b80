import { addDays } from '@landsea/contracts/core';
import { getDayClock, type PortClock, getDayZone } from './day-zones.js';
import { AT_SEA, type TripDetail } from '@landsea/contracts/trip';

const port = (name: string, timeZone: string, change: Partial<PortClock> = {}): PortClock => ({
  name,
  aliases: [],
  timeZone,
  ...change,
});
const ports = [
  port('Port Canaveral', 'America/New_York', { shipClock: 'home-port' }),
  port('Castaway Cay', 'America/Nassau'),
  port('Cozumel, Mexico', 'America/Cancun'),
  port('Vancouver, Canada', 'America/Vancouver', { shipClock: 'port-of-call' }),
  port('Juneau, Alaska', 'America/Juneau'),
  port('Barcelona, Spain', 'Europe/Madrid', { shipClock: 'port-of-call' }),
  port('Livorno (Florence, Pisa), Italy', 'Europe/Rome', { aliases: ['Livorno'] }),
  port('Chania, Greece', 'Europe/Athens'),
  port('Singapore', 'Asia/Singapore', { shipClock: 'home-port' }),
  port('Galveston, Texas', 'America/Chicago', { shipClock: 'home-port' }),
  port('San Diego, California', 'America/Los_Angeles', { shipClock: 'port-of-call' }),
];

const first = '2027-06-10';
const sailing = (...calls: string[]): Pick<TripDetail, 'mode' | 'sailing'> => ({
  mode: 'combined',
  sailing: {
    ship: 'Disney Wish',
    embarkationDate: first,
    nights: calls.length - 1,
    concierge: false,
    ports: calls.map((name, index) => ({ date: addDays(first, index), port: name })),
  },
});
const zones = (trip: ReturnType<typeof sailing>, side: 'ashore' | 'aboard') =>
  trip.sailing?.ports.map(({ date }) => getDayZone(trip, date, ports, side));

describe('the zone of a day', () => {
  it('is that of the parks on land, before and after a sailing of a trip with parks', () => {
    const trip = sailing('Barcelona, Spain', AT_SEA, 'Barcelona, Spain');
    expect(getDayZone(trip, '2027-06-09', ports)).toBe('America/New_York');
    expect(getDayZone(trip, '2027-06-13', ports)).toBe('America/New_York');
    expect(getDayZone({ mode: 'parks', sailing: null }, first, ports)).toBe('America/New_York');
  });

  it('is that of the first and last port around a cruise without parks', () => {
    const trip = { ...sailing('Galveston, Texas', AT_SEA, 'San Diego, California'), mode: 'cruise' as const };
    expect(getDayZone(trip, '2027-06-09', ports)).toBe('America/Chicago');
    expect(getDayZone(trip, '2027-06-13', ports)).toBe('America/Los_Angeles');
  });

  it('is the port’s ashore; a ship from Florida keeps the time of Florida aboard', () => {
    const trip = sailing(
      'Port Canaveral',
      AT_SEA,
      'Cozumel, Mexico',
      'Disney Castaway Cay',
      'Port Canaveral',
    );
    const newYork = 'America/New_York';
    expect(zones(trip, 'ashore')).toEqual([newYork, newYork, 'America/Cancun', 'America/Nassau', newYork]);
    expect(zones(trip, 'aboard')).toEqual([newYork, newYork, newYork, newYork, newYork]);
  });

  it('follows the ports aboard a ship that sets its clocks to each, and stays there at sea', () => {
    const europe = sailing('Barcelona, Spain', AT_SEA, 'Chania, Greece', AT_SEA, 'Livorno', 'Barcelona');
    expect(zones(europe, 'aboard')).toEqual([
      'Europe/Madrid',
      'Europe/Madrid',
      'Europe/Athens',
      'Europe/Athens',
      'Europe/Rome',
      'Europe/Madrid',
    ]);
    const alaska = sailing('Vancouver, Canada', AT_SEA, 'Juneau, Alaska', AT_SEA, 'Vancouver, Canada');
    const [vancouver, juneau] = ['America/Vancouver', 'America/Juneau'];
    expect(zones(alaska, 'ashore')).toEqual([vancouver, vancouver, juneau, juneau, vancouver]);
  });

  it('is called after the port ashore, and ship time aboard', () => {
    const trip = sailing('Port Canaveral', AT_SEA, 'Livorno', 'Port Canaveral');
    const labels = (side: 'ashore' | 'aboard') =>
      trip.sailing?.ports.map(({ date }) => getDayClock(trip, date, ports, side).label);
    expect(labels('ashore')).toEqual(['Eastern time', 'ship time', 'Livorno time', 'Eastern time']);
    expect(labels('aboard')).toEqual(['Eastern time', 'ship time', 'ship time', 'Eastern time']);
  });

  it('is the last port’s on the day of the return, wherever the ship began', () => {
    const trip = sailing('Galveston, Texas', AT_SEA, 'San Diego, California');
    expect(zones(trip, 'aboard')).toEqual(['America/Chicago', 'America/Chicago', 'America/Los_Angeles']);
  });

  it('is ship time in a port that the catalog does not know, and the parks’ where it knows none', () => {
    const trip = sailing('Singapore', 'Atlantis', 'Singapore');
    expect(zones(trip, 'ashore')).toEqual(['Asia/Singapore', 'Asia/Singapore', 'Asia/Singapore']);
    expect(zones(sailing('Atlantis', AT_SEA, 'Atlantis'), 'ashore')).toEqual(
      Array(3).fill('America/New_York'),
    );
  });
});
