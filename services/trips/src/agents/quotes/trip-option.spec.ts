import type { TripDetail } from '@landsea/contracts/trip';
import { makeTripOption } from '@landsea/rules/agents';
import { aCruise, aTrip, book, estimated, START } from '../../money/estimate/testing/sample-estimates.js';

/** An option reads of a trip what an estimate does. */
const optionOf = (trip: object) => makeTripOption(trip as TripDetail, book);

describe('the first option for a trip', () => {
  it('has the dates and places of a stay, and about what room and tickets cost', () => {
    const trip = aTrip();
    const sold = estimated(trip).lines.filter(({ category }) =>
      ['resort-stay', 'park-tickets'].includes(category),
    );
    const cents = sold.reduce((sum, { typicalCents }) => sum + typicalCents, 0);
    const option = optionOf(trip);
    expect(option).toMatchObject({
      ...{ kind: 'stay', startDate: START, endDate: trip.endDate, place: 'Caribbean Beach Resort', port: '' },
      isAbout: true,
    });
    expect(option.tickets).toMatch(/^\d-day tickets$/);
    expect(option.totalCents).toBe(Math.round(cents / 100) * 100);
    expect(option.totalCents).toBeLessThan(estimated(trip).total.typicalCents);
    expect(option.inclusions).toEqual([]);
    expect(option.priceDate).toBe(sold.map(({ asOf }) => asOf).sort()[0]);
  });

  it('has the ship and port of a cruise, and says what its price includes', () => {
    const option = optionOf(aCruise());
    expect(option).toMatchObject({
      kind: 'cruise',
      place: 'Disney Wish',
      port: 'Port Canaveral',
      tickets: '',
    });
    expect(option.inclusions).toEqual(
      expect.arrayContaining([expect.stringMatching(/stateroom/i), 'Radisson Resort at the Port']),
    );
    expect(option.totalCents).toBeGreaterThan(100_000);
  });

  it('has no price while no hotel is chosen', () => {
    expect(optionOf(aTrip({ stays: [] }))).toMatchObject({
      ...{ place: '', totalCents: null, isAbout: false, priceDate: null, inclusions: [] },
      startDate: START,
    });
  });
});
