import { addDays, getDateIn } from '@landsea/contracts/core';
import { planOutlooks, listTypicalMeals, getTypicalSnack } from '@landsea/rules/dining-plan';
import { meetsHeightLimit } from '@landsea/rules/day-plans';
import type { Attraction, Restaurant, Snack } from '@landsea/contracts/catalogue';
import { priceBook } from '@landsea/rules/estimate';
import { formatMoney } from '@landsea/web-kit';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { shippedList, shippedPriceBook } from '../../testing/shipped-price-book';
import { readLaneChoice } from './lightning-lane/lane-choices';
import { formatMinutesText } from './lightning-lane/lane-labels';
import { getLaneResult } from './lightning-lane/lane-result';
import { pricePartyTickets } from './tickets/party-tickets';
import { readTicketChoice } from './tickets/ticket-choices';

const attractions = shippedList('attractions') as Attraction[];
const book = {
  ...shippedPriceBook(),
  typicalMeals: listTypicalMeals(shippedList('restaurants') as Restaurant[]),
  snackCents: getTypicalSnack(shippedList('snacks') as Snack[]),
};
const refusal = () => answer(404, { code: 'NOT_FOUND', message: 'No', requestId: 'r' });
const catalogue = {
  'GET /api/v1/catalogue/price-book': () => book,
  'GET /api/v1/catalogue/park-calendar': () => book.calendar,
  'GET /api/v1/catalogue/attractions': () => ({ entries: attractions }),
};
const open = (address: string, handlers: Record<string, () => unknown> = catalogue) =>
  renderRoute(routes, `/tools${address}`, { handlers });
const theAnswer = () => screen.findByText(/./, { selector: '#answer' }, { timeout: 10_000 });
const money = (cents: number) => formatMoney(cents, { whole: true });
const from = addDays(getDateIn(new Date()), 100);

describe('the tools', () => {
  it('lists each of them with its own address', async () => {
    open('');
    const paths = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/tools/tickets',
        '/tools/dining-plan',
        '/tools/lightning-lane',
        '/tools/heights',
      ]),
    );
  });

  it.each(['/tickets', '/dining-plan', '/lightning-lane', '/heights'])(
    '%s says so when its figures do not come, and keeps what was set',
    async (path) => {
      const handlers = Object.fromEntries(Object.keys(catalogue).map((call) => [call, refusal]));
      const { router } = open(`${path}?adults=3`, handlers);
      expect(await screen.findByText('The figures did not load')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(router.state.location.search).toBe('?adults=3');
    },
  );
});

describe('ticket prices', () => {
  const query = `from=${from}&days=5&adults=2&children=1&infants=1&hop=1`;

  it('are those of the estimate for the dates and ages of the address', async () => {
    open(`/tickets?${query}`);
    const choice = readTicketChoice(new URLSearchParams(query), from);
    const { total, lines } = pricePartyTickets(choice, priceBook(book));
    expect(await theAnswer()).toHaveTextContent(`About ${money(total.typical)}`);
    expect(lines.map(({ count }) => count)).toEqual([2, 1, 3]);
    expect(screen.getByText(/2 adults \(10\+\), 1 child of 3 to 9, 1 child under 3/)).toBeVisible();
    expect(screen.getByText(/Public price guides.*as of/)).toBeInTheDocument();
  });

  it('follow each choice, which goes into the address and on into the planner', async () => {
    const { router, user } = open(`/tickets?from=${from}`);
    await theAnswer();
    await user.click(screen.getByRole('button', { name: 'More: Park days, one after the other' }));
    await user.click(screen.getByRole('button', { name: 'Fewer: Children, 3 to 9' }));
    expect(router.state.location.search).toBe(`?from=${from}&days=5&children=1`);
    await user.click(screen.getByRole('link', { name: 'Plan this trip, free' }));
    expect(sessionStorage.getItem('intendedDestination')).toBe(
      `/create-trip?mode=parks&days=5&nights=1&people=3&kids=1&under3=0&from=${from}`,
    );
  });

  it('reads an address with nonsense as usual', async () => {
    open('/tickets?from=2020-01-01&days=99&adults=-4&children=x');
    expect(await theAnswer()).toHaveTextContent(/^About \$[\d,]+$/);
    expect(screen.getByRole('spinbutton', { name: /^Park days/ })).toHaveValue('4');
  });
});

describe('the verdict on a dining plan', () => {
  it('is that of the engine, with its range, for the habits of the address', async () => {
    const habits = { quick: 1, snacks: 1, table: 1, character: 2, signature: 0 };
    open(`/dining-plan?from=${from}&nights=4&adults=2&children=1&quick=1&table=1&character=2`);
    const food = { ...book, diningPlans: book.calendar.diningPlans };
    const expected = planOutlooks({ checkIn: from, nights: 4, ages: [30, 30, 6] }, habits, food);
    await theAnswer();
    const cards = within(screen.getByLabelText('Plan by plan')).getAllByRole('listitem');
    for (const { costCents, coveredCents } of expected)
      expect(
        cards.some(
          ({ textContent }) =>
            textContent.includes(money(costCents)) && textContent.includes(money(coveredCents)),
        ),
      ).toBe(true);
  });

  it('turns to no when nobody eats what it pays', async () => {
    open(`/dining-plan?from=${from}&quick=0&snacks=0&table=0&character=0`);
    expect(await theAnswer()).toHaveTextContent(/^No: paying as you eat is about \$[\d,]+ cheaper$/);
  });
});

describe('the verdict on Lightning Lanes', () => {
  const query = `from=${from}&park=magic-kingdom&adults=2&children=2`;
  const entries = attractions.map((ride) => ({ ...ride, isShow: false }));

  it('is that of the planner for the park day of the address', async () => {
    open(`/lightning-lane?${query}&worth=100`);
    const choice = readLaneChoice(new URLSearchParams(`${query}&worth=100`), from);
    const { value } = getLaneResult(choice, entries, book.calendar);
    const saved = formatMinutesText(value.standbyMinutes - value.bestMinutes);
    expect(await theAnswer()).toHaveTextContent(`Yes: ${saved} less in line`);
  });

  it('is no where time is worth little, and counts the chosen rides only', async () => {
    const { router, user } = open(`/lightning-lane?${query}&worth=5`);
    expect(await theAnswer()).toHaveTextContent('No: standby will do');
    await user.click(screen.getByRole('checkbox', { name: 'Space Mountain' }));
    const chosen = new URLSearchParams(router.state.location.search).get('rides')?.split(',') ?? [];
    expect(chosen).not.toContain('space-mountain');
    expect(chosen.length).toBeGreaterThan(3);
  });
});

describe('rides by height', () => {
  const limited = attractions.filter(({ heightInches }) => heightInches !== null);

  it('are those of the rule for the children of the address', async () => {
    open('/heights?inches=40');
    const fits = limited.filter((ride) => meetsHeightLimit(ride, 40, 9)).length;
    expect(await theAnswer()).toHaveTextContent(`At 40 inches, ${fits} of ${limited.length} rides`);
    for (const { name } of limited) expect(screen.getByText(name, { selector: 'li span' })).toBeVisible();
    expect(screen.getAllByText('Tall enough')).toHaveLength(fits);
  });

  it('takes several children, each with what is missing', async () => {
    const { router, user } = open('/heights?inches=38,45');
    await theAnswer();
    expect(screen.getAllByText('Child 1: 6 in to grow').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Add a child' }));
    expect(router.state.location.search).toBe('?inches=38%2C45%2C40');
    await user.click(screen.getByRole('button', { name: 'Take child 1 off' }));
    expect(router.state.location.search).toBe('?inches=45%2C40');
  });
});
