import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { consent, dana, handlers, spring, tripId } from './testing/a-portal';

const fee = {
  ...{ id: 'f0000000-0000-4000-8000-000000000001', tripId, name: 'Planning fee', cents: 150_00 },
  ...{ dueOn: '2020-01-08', payLink: 'https://square.link/u/dana', note: 'Goes toward your trip' },
  ...{ state: 'open', receivedOn: null },
};

const open = (fees: object[], said: unknown[] = []) =>
  renderRoute(routes, '/client-portal', {
    user: aUser({ userType: 'client', isClient: true, firstName: 'Sam' }),
    handlers: handlers([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/travel-agents/:clientId/fees': () => ({
        fees: fees.map((each) => ({ ...each, ...(said.length > 0 && { state: 'told' }) })),
      }),
      'PUT /api/v1/travel-agents/:clientId/fees/:feeId': ({ body }: { body: unknown }) => {
        said.push(body);
        return { ...fee, state: 'told' };
      },
    }),
  });

it('shows the agent’s fee with the button to their page, whose host it names, and tells what is paid', async () => {
  const said: unknown[] = [];
  const { user } = open([fee], said);
  const card = within(await screen.findByRole('region', { name: 'Fees of Dana' }));
  expect(card.getByText('$150.00')).toBeVisible();
  expect(card.getByText('Was due Wed, Jan 8, 2020')).toBeVisible();
  expect(card.getByText(/^The button opens square\.link in a new tab/)).toBeVisible();
  const link = card.getByRole('link', { name: /^Pay Dana/ });
  expect(link).toHaveAttribute('href', 'https://square.link/u/dana');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  await user.click(card.getByRole('button', { name: /^I paid this/ }));
  expect(await card.findByText('You said it’s paid. Dana will confirm it.')).toBeVisible();
  expect(said).toEqual([{ isPaid: true }]);
  expect(card.queryByRole('link', { name: /^Pay Dana/ })).toBeNull();
});

it('leads nowhere but to https', async () => {
  open([{ ...fee, payLink: 'javascript:alert(1)' }]);
  const card = within(await screen.findByRole('region', { name: 'Fees of Dana' }));
  expect(card.queryByRole('link')).toBeNull();
  expect(card.getByRole('button', { name: /^I paid this/ })).toBeVisible();
});

it('says that a fee is waived', async () => {
  open([{ ...fee, state: 'waived' }]);
  expect(await screen.findByText('Waived: Dana doesn’t ask for it anymore.')).toBeVisible();
});
