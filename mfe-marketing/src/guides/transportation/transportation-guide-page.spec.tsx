import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Travel } from '@landsea/contracts/catalogue';
import { listWaysBetween } from '@landsea/rules/transportation';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { shippedPriceBook } from '../../testing/shipped-price-book';

const file = join(__dirname, '../../../../services/trips/src/catalogue/data/travel.json');
const shipped: unknown = JSON.parse(readFileSync(file, 'utf8'));
const travel = Travel.parse(shipped);
const travelPath = 'GET /api/v1/catalogue/travel';

const open = (query: string, answered: () => unknown = () => shipped) =>
  renderRoute(routes, `/transportation${query}`, {
    handlers: { [travelPath]: answered, 'GET /api/v1/catalogue/price-book': shippedPriceBook },
  });

describe('the guide to transportation', () => {
  it.each([
    ['pop-century-resort', 'epcot'],
    ['all-star-movies-resort', 'animal-kingdom'],
    ['magic-kingdom', 'disney-springs'],
  ])('shows every way from %s to %s with the minutes of the engine', async (from, to) => {
    open(`?from=${from}&to=${to}`);
    const ways = listWaysBetween(from, to, travel);
    const heading = await screen.findByRole('heading', { name: /^About \d+ minutes$/ });
    expect(heading).toHaveTextContent(`About ${ways[0]?.typical} minutes`);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => /(\d+) min\d/.exec(card.textContent)?.[1])).toEqual(
      ways.map(({ typical }) => String(typical)),
    );
    for (const card of cards)
      expect(within(card).getAllByText(/^(Source: |Typical times)/).length).toBeGreaterThan(0);
  });

  it('keeps both places in the address', async () => {
    const { router, user } = open('');
    expect(await screen.findByRole('heading', { name: 'From Magic Kingdom' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('From'), 'mco');
    expect(within(screen.getByLabelText('To')).queryByRole('option', { name: 'EPCOT' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('To'), 'pop-century-resort');
    expect(router.state.location.search).toBe('?from=mco&to=pop-century-resort');
  });

  it('says so when a place is not known, when both are one, and when nobody goes straight', async () => {
    const { router } = open('?from=atlantis&to=epcot');
    expect(await screen.findByText(/We don’t know one of these places/)).toBeInTheDocument();
    await router.navigate('/transportation?from=epcot&to=epcot');
    expect(await screen.findByText(/You are already there/)).toBeInTheDocument();
    await router.navigate('/transportation?from=mco&to=epcot');
    expect(await screen.findByText(/We know no straight way/)).toBeInTheDocument();
  });

  it('offers to try again when the table cannot be had', async () => {
    open('', () => answer(404, { code: 'NOT_FOUND', message: 'No', requestId: 'r' }));
    expect(await screen.findByText('The ways did not load')).toBeInTheDocument();
  });
});
