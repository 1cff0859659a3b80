import { addDays } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import type { Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../../testing/day-fixtures';
import { aPort } from '../../../testing/excursion-fixtures';
import { openTripPage } from '../../../testing/open-trip-page';
import { aParkCalendar, aShow, aTravel, catalogueHandlers } from '../../../testing/park-fixtures';
import { aTrip, lineId, tripId } from '../../../testing/trip-fixtures';

const first = '2027-03-14';
const hotel = { hotelName: 'Pop Century', onSite: true, checkIn: first, checkOut: '2027-03-15' };
const dinner = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: 2,
  onDiningPlan: false,
} as const;
const pick = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true } as const;

interface PrintedTrip {
  trip?: TripDetail;
  handlers?: Handlers;
  /** Shows the planner once everything for the print has loaded. */
  ready?: RegExp;
}

/** The lines of the days as they come out of the printer. */
const printed = async (
  items: DayItem[],
  { trip = aTrip({ stays: [hotel] }), handlers = {}, ready = /^\d+(:\d+)? AM – / }: PrintedTrip = {},
) => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const page = openTripPage(
    `/trip/${tripId}/daily-planner-v2`,
    {
      ...handlers,
      ...catalogueHandlers,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(items, trip.days),
      ...handlers,
    },
    { trip },
  );
  await screen.findAllByText(ready);
  await page.user.click(await screen.findByRole('button', { name: 'Print or add to calendar' }));
  await page.user.click(await screen.findByText('Print the whole trip'));
  expect(print).toHaveBeenCalledTimes(1);
  const [footer] = await screen.findAllByText(/^Hours and times are typical/);
  const paper = footer?.parentElement ?? document.body;
  const rowOf = (title: string): string => within(paper).getByText(title).closest('li')?.textContent ?? '';
  return { paper: within(paper), rowOf, text: paper.textContent };
};

describe('a printed plan', () => {
  afterEach(() => jest.restoreAllMocks());

  it('names the hours of each park, early entry and the way between parks at the time to leave', async () => {
    const days = aTrip().days.map((day): TripDay =>
      day.date === first ? { ...day, parks: ['magic-kingdom', 'epcot'], arrivesAt: '08:30' } : day,
    );
    const remy = aDayItem({
      id: lineId(2),
      title: 'Remy',
      time: '13:00',
      park: 'epcot',
      place: 'World Showcase',
      catalogueId: null,
    });
    const calendar = aParkCalendar();
    const hours = [...calendar.hours, ...calendar.hours.map((each) => ({ ...each, park: 'epcot' as const }))];
    const monorail = {
      from: 'magic-kingdom',
      to: 'epcot',
      kind: 'monorail',
      low: 25,
      typical: 30,
      high: 50,
    } as const;
    const { paper, rowOf } = await printed([aDayItem({ time: '08:40' }), remy], {
      trip: aTrip({ stays: [hotel], days }),
      handlers: {
        'GET /api/v1/catalogue/park-calendar': () => ({ ...calendar, hours }),
        'GET /api/v1/catalogue/travel': () => ({ ...aTravel(), between: [monorail] }),
      },
    });
    for (const park of ['Magic Kingdom', 'EPCOT'])
      expect(
        paper.getByText(`${park}, typically 9:00 AM – 10:00 PM, early entry from 8:30 AM`),
      ).toBeInTheDocument();
    expect(paper.getByText('You arrive at 8:30 AM')).toBeInTheDocument();
    expect(rowOf('Remy')).toMatch(/^1:00 PM/);
    const step = paper.getByText(/^Monorail to EPCOT, \d+ min$/).closest('li')?.textContent ?? '';
    expect(step).toMatch(/^12:\d\d PMMonorail to EPCOT/);
  });

  it('says how to do what is planned: be early, by Lightning Lane, still to book', async () => {
    const show = aDayItem({
      id: lineId(2),
      title: 'Happily Ever After',
      time: '21:00',
      catalogueId: 'happily-ever-after',
      details: { kind: 'show' },
    });
    const lane = aDayItem({ id: lineId(3), time: null, details: pick });
    const meal = aDayItem({
      id: lineId(4),
      title: 'Be Our Guest',
      time: '18:00',
      catalogueId: null,
      details: dinner,
    });
    const booked = aDayItem({
      id: lineId(5),
      title: 'Cosmic Ray',
      time: '12:00',
      status: 'booked',
      confirmation: '4711',
      catalogueId: null,
      details: dinner,
    });
    const { paper, rowOf } = await printed([aDayItem(), show, lane, meal, booked], {
      handlers: { 'GET /api/v1/catalogue/shows': () => ({ entries: [aShow({ arriveBeforeMinutes: 45 })] }) },
    });
    expect(paper.getAllByText('Space Mountain')).toHaveLength(1);
    expect(rowOf('Space Mountain')).toContain('about 10 min wait · Lightning Lane');
    expect(rowOf('Happily Ever After')).toContain('be there by 8:15 PM');
    expect(rowOf('Be Our Guest')).toContain('not booked yet');
    expect(rowOf('Cosmic Ray')).toContain('Confirmation 4711');
    expect(rowOf('Cosmic Ray')).not.toContain('not booked');
  });

  it('keeps a Lightning Lane with its return window', async () => {
    const lane = aDayItem({
      id: lineId(3),
      title: 'Space Mountain by lane',
      time: '15:10',
      details: { ...pick, returnUntil: '16:10' },
    });
    const { rowOf } = await printed([aDayItem({ time: '15:20' }), lane]);
    expect(rowOf('Space Mountain by lane')).toContain('Lightning Lane, return by 4:10 PM');
  });

  it('is what the browser’s own print command gets', async () => {
    const { text } = await printed([aDayItem()]);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText(/^Hours and times are typical/)).not.toBeInTheDocument());
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(text).toContain('Space Mountain');
    expect(screen.getByText(/^Hours and times are typical/)).toBeInTheDocument();
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('calls only a rest day free', async () => {
    const days = aTrip().days.map((day): TripDay =>
      day.date === first ? { ...day, kind: 'rest', parks: [] } : day,
    );
    const { paper } = await printed([], { trip: aTrip({ days }), ready: /^0$/ });
    expect(paper.getAllByText('A free day.')).toHaveLength(1);
    expect(paper.getAllByText('Nothing planned yet.')).toHaveLength(days.length - 1);
  });

  it('labels the times at sea with the clocks of their place', async () => {
    const calls = ['Barcelona, Spain', 'Livorno, Italy', 'Barcelona, Spain'];
    const days = aTrip().days.map((day, index): TripDay =>
      index < calls.length ? { ...day, kind: 'port', parks: [], place: calls[index] ?? null } : day,
    );
    const trip = aTrip({
      mode: 'cruise',
      days,
      sailing: {
        ship: 'Disney Dream',
        embarkationDate: first,
        nights: 2,
        concierge: false,
        ports: calls.map((port, index) => ({ date: addDays(first, index), port })),
      },
    });
    const ports = [
      aPort({ id: 'livorno', name: 'Livorno, Italy', timeZone: 'Europe/Rome', allAboard: '18:30' }),
      aPort({
        id: 'barcelona',
        name: 'Barcelona, Spain',
        timeZone: 'Europe/Madrid',
        shipClock: 'port-of-call',
      }),
    ];
    const at = (number: number, title: string, details: DayItem['details']) =>
      aDayItem({
        id: lineId(number),
        title,
        date: addDays(first, 1),
        time: '09:30',
        catalogueId: null,
        park: null,
        place: null,
        details,
      });
    const outing = { kind: 'excursion', activityLevel: null, minAge: null } as const;
    const { paper, rowOf } = await printed(
      [
        at(1, 'Florence', { ...outing, bookedWith: 'self' }),
        at(2, 'Pisa', { ...outing, bookedWith: 'ship' }),
        { ...at(3, '1923', { kind: 'activity', section: 'Rotational dining' }), time: '20:15' },
      ],
      {
        trip,
        handlers: { 'GET /api/v1/catalogue/ports': () => ({ entries: ports }) },
        ready: /^Livorno time/,
      },
    );
    expect(paper.getByText('All aboard 6:30 PM')).toBeInTheDocument();
    expect(paper.getByText(/^Disney Dream, sails/)).toBeInTheDocument();
    expect(rowOf('Dinner: 1923, late seating')).toMatch(/^8:15 PM ship time/);
    expect(rowOf('Florence')).toMatch(/^9:30 AM Livorno time/);
    expect(rowOf('Pisa')).toMatch(/^9:30 AM ship time/);
  });
});
