import { addDays, getDateIn } from '@landsea/contracts/core';
import { screen, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip } from '../../testing/trip-fixtures';

const inDays = (days: number) => addDays(getDateIn(new Date()), days);

const open = (startsIn: number, endsIn = startsIn + 3) => {
  const trip = aTrip({ startDate: inDays(startsIn), endDate: inDays(endsIn) });
  return openTripPage('/trip-countdown', {}, { trip });
};

describe('countdown', () => {
  it.each([
    [61, '61', 'days'],
    [60, '60', 'days'],
    [3, '3', 'days'],
  ])('%i days ahead says %s %s', async (days, value, unit) => {
    open(days);
    expect(await screen.findByText(value)).toBeInTheDocument();
    expect(screen.getByText(unit)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`${days} more sleeps`))).toBeInTheDocument();
  });

  it('keeps the screen lit for the children until it is closed by Escape, and gives the focus back', async () => {
    const held = { count: 0 };
    const wakeLock = {
      request: () => {
        held.count += 1;
        return Promise.resolve({
          release: () => {
            held.count -= 1;
            return Promise.resolve();
          },
        });
      },
    };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
    const { user } = open(12);
    const button = await screen.findByRole('button', { name: 'Full screen' });
    await user.click(button);
    const stage = screen.getByRole('dialog', { name: 'Countdown to Castles and coral' });
    expect(within(stage).getByText('12 more sleeps')).toBeInTheDocument();
    expect(within(stage).getByText(/^Robin/)).toHaveClass('wrap-anywhere');
    expect(held.count).toBe(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(held.count).toBe(0);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('counts the days of a trip that is on, and looks back on one that is over', async () => {
    const on = open(-1);
    expect(await screen.findByText('of 4')).toBeInTheDocument();
    on.unmount();
    open(-9);
    expect(await screen.findByText('Home again')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what it really cost' })).toHaveAttribute(
      'href',
      '/trip-history',
    );
  });
});
