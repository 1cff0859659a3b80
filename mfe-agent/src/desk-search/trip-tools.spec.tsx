import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient, aPerson } from '../testing/a-client';
import { aTripOnDesk } from '../trips/testing/a-trip';
import { TripTools } from './trip-tools';

const trip = aTripOnDesk();
const { tripId, clientId } = trip;
const person = aPerson({
  ...{ firstName: 'Rosa', birthDate: '2089-03-14', heightInches: 46, dietaryNotes: 'Peanut allergy' },
  details: { mobility: 'Rents a scooter' },
});
const client = aClient({
  id: clientId,
  people: [person],
  madeTrips: [{ tripId, name: trip.name, startDate: trip.startDate, endDate: trip.endDate }],
});

interface Options {
  userType?: 'agent' | 'family';
  isPreview?: boolean;
  theirs?: () => unknown;
}

const open = ({ userType = 'agent', isPreview = false, theirs = () => client }: Options = {}) => {
  const Page = () => (
    <>
      <h1>A page of the trip</h1>
      <TripTools {...{ tripId, clientId, isPreview }} clientName="Ada Byron" />
    </>
  );
  return renderRoute([{ path: '/trip', Component: Page }], '/trip', {
    user: aUser({ userType }),
    handlers: {
      'GET /api/v1/clients/:clientId': theirs,
      'GET /api/v1/agent-trips': () => ({ trips: [trip] }),
      'GET /api/v1/client-list': () => ({ clients: [], next: null }),
    },
  });
};

/** A window of this many pixels. */
const widthIs = (pixels: number) => {
  const matches = (query: string): boolean => {
    const [, value = '0', unit] = /min-width: (\d+)(px|rem)/.exec(query) ?? [];
    return pixels >= Number(value) * (unit === 'rem' ? 16 : 1);
  };
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      ...{ matches: matches(query), media: query },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    }),
  });
};
const card = () => screen.queryByRole('complementary', { name: 'About Ada' });

describe('the tools of an agent in a client’s trip', () => {
  beforeEach(() => localStorage.clear());

  it('find anything by Ctrl+K', async () => {
    widthIs(1280);
    const { user } = open();
    await screen.findByRole('button', { name: 'Find anything' });
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Client, trip, confirmation number or page' });
    await user.type(box, 'spring');
    expect(await screen.findByRole('option', { name: /^Spring break/ })).toBeVisible();
  });

  it('show the client beside the page, and remember it', async () => {
    widthIs(1280);
    const first = open();
    const button = await screen.findByRole('button', { name: 'About Ada' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(card()).toBeNull();
    expect(first.requests.some(({ path }) => path.startsWith('/api/v1/clients'))).toBe(false);
    await first.user.click(button);
    const rosa = await within(await screen.findByRole('complementary')).findByText('10 · 46 in');
    expect(rosa.parentElement).toHaveTextContent('Rosa 10 · 46 inPeanut allergyRents a scooter');
    first.unmount();
    const again = open();
    expect(await screen.findByRole('complementary', { name: 'About Ada' })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(card()).toBeNull();
    expect(screen.getByRole('button', { name: 'About Ada' })).toHaveFocus();
    again.unmount();
    open();
    await screen.findByRole('button', { name: 'About Ada' });
    expect(card()).toBeNull();
  });

  it('stand open at first where the page and the card have room', async () => {
    widthIs(1600);
    open();
    expect(await screen.findByRole('complementary', { name: 'About Ada' })).toBeVisible();
  });

  it('open the card as a sheet on a phone', async () => {
    widthIs(390);
    localStorage.setItem('agent_client_beside', 'open');
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'About Ada' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'About Ada' });
    expect(await within(sheet).findByText('Peanut allergy')).toBeVisible();
  });

  it('say it where the client is another agent’s by now', async () => {
    widthIs(1280);
    const { user } = open({ theirs: () => answer(404, { code: 'NOT_FOUND', message: 'No such client' }) });
    await user.click(await screen.findByRole('button', { name: 'About Ada' }));
    expect(await screen.findByText('This client isn’t in your list anymore.')).toBeVisible();
    expect(screen.queryByText('Peanut allergy')).toBeNull();
  });

  it('leave the card out while the agent looks as the client does', async () => {
    widthIs(1600);
    open({ isPreview: true });
    expect(await screen.findByRole('button', { name: 'Find anything' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'About Ada' })).toBeNull();
  });

  it('do not exist for a family', async () => {
    widthIs(1600);
    const { user, requests } = open({ userType: 'family' });
    expect(await screen.findByRole('heading', { name: 'A page of the trip' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.some(({ path }) => path.startsWith('/api/v1/clients'))).toBe(false);
  });
});
