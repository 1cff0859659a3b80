import { windowKinds } from '@landsea/contracts/planning';
import { demoForwardingMessage } from '@landsea/contracts/forwarding';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { fullAccess, tripId } from '../../testing/trip-fixtures';

const open = (handlers: Handlers = {}, { takesEmails = true, isDemo = false } = {}) =>
  openTripPage(
    `/trip/${tripId}/timeline`,
    {
      'GET /api/user/access': () => ({ ...fullAccess, ...(takesEmails && { takesEmails }) }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: [] }),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'GET /api/v1/reminders': () => ({ reminders: [] }),
      'GET /api/v1/reminders/choices': () => ({
        leads: Object.fromEntries(windowKinds.map((kind) => [kind, 'default'])),
      }),
      'GET /api/v1/trips/:tripId/calendar': () => ({ feed: null }),
      'GET /api/v1/trips/:tripId/forwarding': () => ({ address: null, emails: [] }),
      ...handlers,
    },
    { user: aUser({ isDemo }) },
  );
const section = () => screen.findByRole('region', { name: 'Forward a confirmation' });

describe('the address of a trip', () => {
  it('is made, copied, renewed and turned off', async () => {
    let made = 0;
    let address: string | null = null;
    const { user } = open({
      'GET /api/v1/trips/:tripId/forwarding': () => ({ address, emails: [] }),
      'POST /api/v1/trips/:tripId/forwarding/address': () => {
        address = `trip-${(made += 1)}@in.landsea.example`;
        return answer(201, { address });
      },
      'DELETE /api/v1/trips/:tripId/forwarding/address': () => {
        address = null;
      },
    });
    await user.click(within(await section()).getByRole('button', { name: 'Get an address' }));
    expect(await screen.findByDisplayValue('trip-1@in.landsea.example')).toHaveAccessibleName(
      'Address of this trip',
    );
    expect(screen.getByText(/Nothing is waiting/)).toBeInTheDocument();
    await user.click(within(await section()).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('trip-1@in.landsea.example');
    await user.click(screen.getByRole('button', { name: 'Make a new address' }));
    expect(await screen.findByDisplayValue('trip-2@in.landsea.example')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn it off' }));
    expect(await screen.findByRole('button', { name: 'Get an address' })).toBeInTheDocument();
  });

  it('is nowhere where emails cannot come in', async () => {
    const asked: string[] = [];
    open(
      {
        'GET /api/v1/trips/:tripId/forwarding': () => {
          asked.push('forwarding');
          return answer(404, { code: 'NOT_FOUND', message: 'Not found' });
        },
      },
      { takesEmails: false },
    );
    expect(await screen.findByRole('region', { name: 'In your calendar' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Forward a confirmation' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('is turned off in the demo, which says so', async () => {
    open({}, { isDemo: true });
    expect(within(await section()).getByText(demoForwardingMessage)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get an address' })).not.toBeInTheDocument();
  });

  it('says that it did not load, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/v1/trips/:tripId/forwarding': () =>
        isDown ? answer(500, { code: 'INTERNAL', message: 'Away.' }) : { address: null, emails: [] },
    });
    const shown = await section();
    expect(await within(shown).findByText('Your address did not load')).toBeInTheDocument();
    isDown = false;
    await user.click(within(shown).getByRole('button', { name: 'Try Again' }));
    expect(await within(shown).findByRole('button', { name: 'Get an address' })).toBeInTheDocument();
  });
});
