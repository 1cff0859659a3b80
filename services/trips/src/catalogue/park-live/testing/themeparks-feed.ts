import type { CalendarDate } from '@landsea/contracts/core';
import { feedIds } from '../waits-feed.js';

const park = { id: feedIds.epcot, name: 'EPCOT', entityType: 'PARK', timezone: 'America/New_York' };

const entity = (count: number, entityType: string, name: string, more: object): object => ({
  id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
  name,
  entityType,
  parkId: park.id,
  externalId: `${80010000 + count};entityType=${entityType}`,
  ...more,
});

const hours = (date: CalendarDate, from: string, to: string): object => ({
  openingTime: `${date}T${from}:00-05:00`,
  closingTime: `${date}T${to}:00-05:00`,
});

/**
 * The answer of ThemeParks.wiki for a park, shortened: every field of its published schema (version 1 of its API) as its feeds
 * carry them, also where this product reads none. Names and numbers are made up, but for those of the catalog.
 */
export const themeParksFeed = (today: CalendarDate): { live: object; schedule: object } => {
  const lastUpdated = `${today}T15:04:05Z`;
  const running = { status: 'OPERATING', lastUpdated };
  const price = { amount: 1500, currency: 'USD', formatted: '$15.00' };
  const open = hours(today, '09:00', '21:00');
  return {
    live: {
      ...park,
      liveData: [
        entity(1, 'ATTRACTION', 'Test Track', {
          ...running,
          queue: {
            STANDBY: { waitTime: 75 },
            SINGLE_RIDER: { waitTime: 30 },
            RETURN_TIME: {
              state: 'AVAILABLE',
              returnStart: `${today}T17:20:00-05:00`,
              returnEnd: `${today}T18:20:00-05:00`,
            },
          },
          forecast: [{ time: `${today}T16:00:00-05:00`, waitTime: 70, percentage: 62 }],
          operatingHours: [{ type: 'Operating', startTime: `${today}T09:00:00-05:00`, endTime: null }],
        }),
        entity(2, 'ATTRACTION', 'Remy’s Ratatouille Adventure', {
          ...running,
          queue: {
            STANDBY: { waitTime: 60 },
            RETURN_TIME: { state: 'FINISHED', returnStart: null, returnEnd: null },
          },
        }),
        entity(3, 'ATTRACTION', 'Guardians of the Galaxy: Cosmic Rewind', {
          ...running,
          queue: {
            STANDBY: { waitTime: null },
            PAID_RETURN_TIME: { state: 'AVAILABLE', returnStart: null, returnEnd: null, price },
            BOARDING_GROUP: {
              allocationStatus: 'PAUSED',
              currentGroupStart: 1,
              currentGroupEnd: 52,
              nextAllocationTime: null,
              estimatedWait: 40,
            },
            PAID_STANDBY: { waitTime: null },
          },
        }),
        entity(4, 'ATTRACTION', 'Frozen Ever After', {
          status: 'DOWN',
          lastUpdated,
          queue: { STANDBY: { waitTime: 45 } },
        }),
        entity(5, 'ATTRACTION', 'Living with the Land', { status: 'REFURBISHMENT', lastUpdated, queue: {} }),
        entity(6, 'ATTRACTION', 'A ride that nobody knows', {
          ...running,
          queue: { STANDBY: { waitTime: 5 } },
        }),
        entity(7, 'SHOW', 'Luminous: The Symphony of Us', {
          lastUpdated,
          showtimes: [{ type: 'Performance Time', startTime: `${today}T21:00:00-05:00`, endTime: null }],
        }),
        entity(8, 'RESTAURANT', 'Garden Grill Restaurant', {
          ...running,
          diningAvailability: [{ partySize: 2, waitTime: 30 }],
        }),
      ],
    },
    schedule: {
      ...park,
      schedule: [
        { date: '2020-01-01', type: 'OPERATING', ...hours('2020-01-01', '08:00', '20:00') },
        {
          date: today,
          type: 'TICKETED_EVENT',
          description: 'Early Entry',
          ...hours(today, '08:30', '09:00'),
        },
        {
          date: today,
          type: 'OPERATING',
          ...open,
          closingTime: '2999-01-01T00:00:00-05:00',
          purchases: [{ id: 'lightning-lane', name: 'Multi Pass', type: 'PACKAGE', available: true, price }],
        },
        {
          date: today,
          type: 'TICKETED_EVENT',
          description: 'Extended Evening Theme Park Hours',
          ...hours(today, '21:00', '23:00'),
        },
      ],
    },
  };
};
