import { Arrival } from '@landsea/contracts/booking-windows';
import { toArrivalTrip, listBookingWindows } from '@landsea/rules/booking-windows';
import { renderRoute } from '@landsea/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../../routes';

const open = (query: string) => renderRoute(routes, `/planning-guide${query}`);
const calendar = async () => within(await screen.findByRole('region', { name: /2027|2028/ }));
const family = 'arrive=2028-03-12&mode=combined&nights=4&stay=on-site&sea=3&guest=gold';

describe('the planning guide', () => {
  it('shows every window of the arrival in the address, each with one request to verify it', async () => {
    open(`?${family}`);
    const shown = await calendar();
    const arrival = Arrival.parse(Object.fromEntries(new URLSearchParams(family)));
    for (const { title } of listBookingWindows(toArrivalTrip(arrival), new Date()))
      expect(shown.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    for (const article of shown.getAllByRole('article'))
      expect(within(article).getAllByText('Verify in the official app.')).toHaveLength(1);
    expect(shown.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      `/api/v1/planning-calendar?${family}`,
    );
  });

  it('stands with an example until a date is chosen, and keeps the choice in the address', async () => {
    const { router, user } = open('');
    expect(await screen.findByText(/^An example:/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('The day you arrive'), { target: { value: '2028-03-12' } });
    await user.click(screen.getByRole('radio', { name: 'Elsewhere' }));
    const query = new URLSearchParams(router.state.location.search);
    expect([query.get('arrive'), query.get('stay')]).toEqual(['2028-03-12', 'off-site']);
    expect(screen.queryByText(/^An example:/)).not.toBeInTheDocument();
    expect(screen.getByText(/Then one more day each morning/)).toBeInTheDocument();
  });

  it('keeps the first of two choices that come at once', async () => {
    const { router } = open(`?${family}`);
    await calendar();
    act(() => {
      fireEvent.change(screen.getByLabelText('The day you arrive'), { target: { value: '2028-05-01' } });
      screen.getByRole('radio', { name: 'Elsewhere' }).click();
    });
    const query = new URLSearchParams(router.state.location.search);
    expect([query.get('arrive'), query.get('stay')]).toEqual(['2028-05-01', 'off-site']);
  });

  it('carries the dates through sign-up into the wizard', async () => {
    const { user } = open(`?${family}`);
    await user.click(await screen.findByRole('link', { name: 'Plan this trip, free' }));
    expect(sessionStorage.getItem('intendedDestination')).toBe(
      '/create-trip?mode=combined&days=4&nights=3&people=4&from=2028-03-12',
    );
  });

  it('says how the dates are counted and where that is from', async () => {
    open('?arrive=not-a-date&nights=99');
    expect(await screen.findByRole('heading', { name: 'How the dates are counted' })).toBeInTheDocument();
    expect(screen.getByText(/^An example: 5 nights by the parks/)).toBeInTheDocument();
    expect(screen.getByText(/Public booking policies.*as of Nov 23, 2026/)).toBeInTheDocument();
  });
});
