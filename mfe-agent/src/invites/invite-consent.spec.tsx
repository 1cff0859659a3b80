import type { InvitationPreview } from '@landsea/contracts/sharing';
import type { TripSummary } from '@landsea/contracts/trip';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const preview = (change: Partial<InvitationPreview> = {}): InvitationPreview => ({
  state: 'open',
  agentName: 'Dana Whitfield',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'a•••@numbers.example',
  expiresAt: '2026-11-28T10:00:00.000Z',
  viewer: 'invited',
  provesEmail: true,
  ...change,
});
const castles: TripSummary = {
  id: 'b0000000-0000-4000-8000-000000000001',
  name: 'Castles and coral',
  mode: 'combined',
  startDate: '2027-06-04',
  endDate: '2027-06-10',
  status: 'planning',
  archived: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  role: 'owner',
};
const cruise = { ...castles, id: 'b0000000-0000-4000-8000-000000000002', name: 'Winter cruise' };
const guest = {
  ...castles,
  id: 'b0000000-0000-4000-8000-000000000003',
  name: 'Kim’s trip',
  role: 'viewer',
} as const;
const noTrips = { 'GET /api/trips': () => [] };
const ada = aUser({ email: 'ada@numbers.example', firstName: 'Ada' });
const previewPath = 'POST /api/v1/invitations/preview';
const shown = (change?: Partial<InvitationPreview>) => ({ [previewPath]: () => preview(change) });
const portal = { path: '/client-portal', element: <h1>At /client-portal</h1> };

const open = (path: string, options: Parameters<typeof renderRoute>[2] = {}) => {
  window.history.replaceState(null, '', path);
  return renderRoute([portal, ...routes], path, options);
};
const askedWith = ({ requests }: ReturnType<typeof open>, path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

describe('what a client shares when they accept', () => {
  it('reads what the agent will see, and shares only the trips that were ticked', async () => {
    const page = open('/invite/accept/a-token', {
      user: ada,
      handlers: {
        ...shown({ viewer: 'invited' }),
        'GET /api/trips': () => [castles, cruise, guest],
        'POST /api/v1/invitations/accept': () => ({ ...ada, isClient: true }),
        'GET /api/auth/user': () => ({ ...ada, isClient: true }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'What Dana Whitfield will see' })).toBeVisible();
    expect(screen.getByText('Trips Dana Whitfield makes for you')).toBeVisible();
    const own = await screen.findByRole('checkbox', { name: 'Castles and coral' });
    expect(own).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Winter cruise' })).not.toBeChecked();
    expect(screen.queryByText('Kim’s trip')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await page.user.click(own);
    const what = within(screen.getByRole('group', { name: 'What Dana Whitfield sees of Castles and coral' }));
    expect(what.getByRole('switch', { name: 'Budget and expenses' })).not.toBeChecked();
    expect(what.getByRole('switch', { name: 'Documents' })).toBeDisabled();
    await page.user.click(what.getByRole('switch', { name: 'Budget and expenses' }));
    await page.user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('heading', { name: 'At /client-portal' })).toBeVisible();
    expect(askedWith(page, '/api/v1/invitations/accept')).toEqual([
      {
        key: { token: 'a-token' },
        consent: { trips: [{ tripId: castles.id, seesMoney: true, seesDocuments: false }] },
      },
    ]);
  });

  it('asks to choose again when a ticked trip is gone', async () => {
    let trips = [castles, cruise];
    const page = open('/invite/accept/a-token', {
      user: ada,
      handlers: {
        ...shown({ viewer: 'invited' }),
        'GET /api/trips': () => trips,
        'POST /api/v1/invitations/accept': () => {
          trips = [castles];
          return answer(400, {
            code: 'VALIDATION_FAILED',
            message: 'Please check the marked fields.',
            fields: [{ path: 'consent', message: 'Choose from your own trips' }],
          });
        },
      },
    });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Castles and coral' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Winter cruise' }));
    await page.user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(/Your trips have changed in the meantime/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Winter cruise')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Castles and coral' })).not.toBeChecked();
  });

  it('may accept without sharing when the trips cannot be loaded', async () => {
    open('/invite/accept/a-token', {
      user: ada,
      handlers: {
        ...shown({ viewer: 'invited' }),
        'GET /api/trips': () => answer(500, { code: 'INTERNAL', message: 'No.' }),
      },
    });
    expect(
      await screen.findByText(/Your trips could not be loaded/, undefined, { timeout: 10_000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeEnabled();
  });
});

describe('an invitation whose link was copied', () => {
  it('confirms the email before a copied invitation can be accepted', async () => {
    let emailVerified = false;
    const page = open('/invite/accept/a-token', {
      user: { ...ada, emailVerified: false },
      handlers: {
        ...shown({ viewer: 'invited', provesEmail: false }),
        ...noTrips,
        'GET /api/auth/user': () => ({ ...ada, emailVerified }),
        'POST /api/auth/resend-verification': () => undefined,
      },
    });
    expect(await screen.findByRole('heading', { name: 'Confirm your email first' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Send the email again' }));
    await page.user.click(screen.getByRole('button', { name: 'I confirmed my email' }));
    expect(await screen.findByText(/Your email isn’t confirmed yet/)).toBeVisible();
    emailVerified = true;
    await page.user.click(screen.getByRole('button', { name: 'I confirmed my email' }));
    expect(await screen.findByRole('button', { name: 'Accept invitation' })).toBeVisible();
  });

  it('opens an account with a copied link, and confirms the email next', async () => {
    let viewer: InvitationPreview['viewer'] = 'visitor';
    const client = aUser({ ...ada, userType: 'client', isClient: true, emailVerified: false });
    const page = open('/invite/accept/a-token', {
      handlers: {
        [previewPath]: () => preview({ provesEmail: false, viewer }),
        'POST /api/v1/invitations/register': () => {
          viewer = 'invited';
          return answer(201, client);
        },
        'GET /api/auth/user': () => client,
      },
    });
    await page.user.type(await screen.findByLabelText('Password'), 'engine-no-1');
    await page.user.type(screen.getByLabelText('Confirm password'), 'engine-no-1');
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('heading', { name: 'Confirm your email first' })).toBeVisible();
    expect(screen.getByText(/We sent a link to ada@numbers\.example/)).toBeVisible();
  });
});
