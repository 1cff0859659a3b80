import type { TripIdea } from '@landsea/contracts/trip';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { shippedPriceBook } from '../../testing/shipped-price-book';
import { firstIdea } from './magic-meter';
import { TypicalCostSlot } from './typical-cost-slot';

function Meter() {
  const [idea, setIdea] = useState<TripIdea>(firstIdea);
  return (
    <>
      <TypicalCostSlot idea={idea} onChange={(change) => setIdea({ ...idea, ...change })} />
      <button onClick={() => setIdea({ ...idea, people: idea.people + 1 })}>One more</button>
      <output>{idea.firstDay ?? 'no day chosen'}</output>
    </>
  );
}
const open = (book: () => unknown = shippedPriceBook) =>
  renderRoute([{ path: '/', element: <Meter /> }], '/', {
    handlers: { 'GET /api/v1/catalogue/price-book': book },
  });
const range = () => screen.findByText(/^Plan on/);

describe('what is typical for the dates', () => {
  it('loads nothing before the meter is used', async () => {
    const { requests } = open();
    expect(await screen.findByText(/Pick a first day/)).toBeVisible();
    expect(screen.getByLabelText('First day')).toHaveValue('');
    expect(requests).toEqual([]);
  });

  it('loads the range at the first scroll of the page, and not by itself', async () => {
    open();
    expect(await screen.findByText(/Pick a first day/)).toBeVisible();
    fireEvent.scroll(window);
    expect(await range()).toBeVisible();
  });

  it('says a range for usual dates as soon as the meter is used, without choosing them for the visitor', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await range()).toHaveTextContent(/\$[\d,]+–\$[\d,]+ on these dates, not counting flights\.$/);
    expect(
      screen.getByText(/2 adults and 3 children of 3 to 9, a moderate park hotel, an oceanview stateroom/),
    ).toBeVisible();
    expect(screen.getByText('no day chosen')).toBeVisible();
  });

  it('follows the first day that the visitor picks, which goes along', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('First day'), '2027-06-14');
    expect(await screen.findByText(/Jun 14 – Jun 21, 2027/)).toBeVisible();
    expect(await range()).toBeVisible();
    expect(screen.getByText('2027-06-14')).toBeVisible();
  });

  it('says so when the prices do not come', async () => {
    const { user } = open(() => answer(404, { code: 'NOT_FOUND', message: 'No prices', requestId: 'r' }));
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Prices by date could not be loaded just now.')).toBeVisible();
  });
});
