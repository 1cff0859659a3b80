import type { Budget } from '@landsea/contracts/money';
import { screen } from '@testing-library/react';
import { openTripPage } from '../testing/open-trip-page';
import { aLine, lineId, tripId } from '../testing/trip-fixtures';

/** Over its plan in one category, with a booking that is partly paid and an expense that is dated ahead. */
const budget: Budget = {
  tripId,
  currency: 'USD',
  lines: [
    aLine({
      id: lineId(1),
      category: 'resort-stay',
      plannedCents: 350_000,
      bookedCents: 279_900,
      spentCents: 34_988,
    }),
    aLine({ id: lineId(2), category: 'dining', plannedCents: 100_000 }),
    aLine({ id: lineId(3), category: 'park-tickets', plannedCents: 300_000 }),
  ],
  expenses: [
    { category: 'dining', lineId: null, spentCents: 116_450, upcomingCents: 4_620 },
    { category: 'park-tickets', lineId: null, spentCents: -10_000, upcomingCents: 0 },
  ],
};
// 7,500 − 1,368.18 − 46.20 − 2,449.12, in whole dollars as they are read.
const LEFT = '$3,637';
const SUM = '$7,500 planned − $1,368 spent − $2,449 booked, not paid yet − $46 coming up';

const open = (path: string) =>
  openTripPage(path, {
    'GET /api/user/reminders': () => [],
    'GET /api/v1/trips/:tripId/budget': () => budget,
    'GET /api/v1/trips/:tripId/expenses': () => ({ tripId, expenses: [], settlements: [] }),
    'GET /api/v1/trips/:tripId/savings': () => ({ tripId, plan: null, jars: [], contributions: [] }),
  });

it.each(['budget-center', 'budget'])('%s says the one amount left as its sum', async (page) => {
  open(`/trip/${tripId}/${page}`);
  expect(await screen.findByText(SUM)).toBeInTheDocument();
  expect(screen.getByText(LEFT)).toBeInTheDocument();
});

it('savings save for what is left and what is still to come of the same sum', async () => {
  open(`/trip/${tripId}/savings-tracker`);
  expect(
    await screen.findByText(`Still to pay: ${LEFT} left + $2,449 booked, not paid yet + $46 coming up`),
  ).toBeInTheDocument();
  expect(screen.getByText(/saved of \$6,132 by/)).toBeInTheDocument();
});
