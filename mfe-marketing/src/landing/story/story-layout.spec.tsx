import { renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { sumDemoMoney, walkDemo } from './demo-walk';

describe('the landing page with our story', () => {
  it.each(['/home-classic', '/landing-old'])('stands at %s', async (path) => {
    renderRoute(routes, path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('fourteen sheets');
    const links = screen.getAllByRole('link', { name: 'Start Planning FREE' });
    for (const link of links) expect(link).toHaveAttribute('href', '/auth/signup');
  });

  it('walks the demo trip day by day, with times and prices', async () => {
    const { user } = renderRoute(routes, '/home-classic');
    const walk = await screen.findByRole('region', { name: 'Twelve days, walked through' });
    expect(walk).toHaveTextContent('Morgan (39), Alex (41), Sofia (11) and Leo (5)');
    expect(within(walk).getAllByRole('heading', { level: 3 })).toHaveLength(12);
    const first = within(walk)
      .getByText(/on day 1$/)
      .closest('details');
    await user.click(within(walk).getByText(/on day 1$/));
    expect(first).toHaveTextContent('5:40 PMGarden Grill Restaurant$265');
  });

  it('sums up what the family planned, by category', async () => {
    renderRoute(routes, '/home-classic');
    const money = await screen.findByRole('region', { name: 'And one total for all of it' });
    expect(within(money).getAllByRole('term')).toHaveLength(11);
    expect(money).toHaveTextContent('Cruise Fare$4,202');
  });
});

it('every day of the walk has a place, a note and at most a dozen plans', () => {
  for (const { place, note, plans } of walkDemo()) {
    expect(place).not.toBe('');
    expect(note.length).toBeGreaterThan(20);
    expect(plans.length).toBeLessThanOrEqual(12);
  }
});

it('counts plans under their categories', () => {
  const cents = Object.fromEntries(sumDemoMoney().map(({ category, cents: amount }) => [category, amount]));
  // Multi Passes of three parks and four Single Passes.
  expect(cents['Lightning Lane']).toBe(12_000 + 10_000 + 13_200 + 5_200 + 9_600 + 7_200 + 6_600);
});
