import { answer, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../../routes';
import { laneHandlers } from '../../testing/lane-fixtures';

const open = (handlers: Handlers = {}) =>
  renderRoute(routes, '/lightning-lane-demo', { user: null, handlers: { ...laneHandlers(), ...handlers } });
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
const HOUR = 'What skipping an hour of lines is worth, per person';

beforeEach(() => localStorage.clear());

describe('Lightning Lane calculator', () => {
  it('weighs minutes against dollars without an account, by people, rides and the worth of an hour', async () => {
    const { user, requests } = open();
    await screen.findByRole('slider', { name: HOUR });
    slide(HOUR, 500);
    expect(screen.getByText('No pass is worth its price on this day.')).toBeInTheDocument();
    slide(HOUR, 2000);
    expect(await screen.findByText('Skip 3 h 50 min of lines for $120')).toBeInTheDocument();
    slide('Guests age 3+', 2);
    slide('Children under 3 (free)', 2);
    expect(screen.getByText('Skip 3 h 50 min of lines for $60')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Dumbo' }));
    expect(screen.getByText('Skip 3 h 4 min of lines for $60')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plan it for your trip, free' })).toHaveAttribute(
      'href',
      '/auth/signup',
    );
    expect(requests.every(({ path }) => !path.includes('/trips'))).toBe(true);
  });

  it('says when it cannot be loaded', async () => {
    open({
      'GET /api/v1/catalogue/attractions': () => answer(503, { code: 'INTERNAL', message: 'It broke.' }),
    });
    expect(await screen.findByText('The calculator could not be loaded')).toBeInTheDocument();
  });
});
