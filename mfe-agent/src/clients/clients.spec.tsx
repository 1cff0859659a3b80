import type { Client } from '@landsea/contracts/agents';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const agent = aUser({ userType: 'agent' });
const ada: Client = {
  id: 'c0000000-0000-4000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@numbers.example',
  phone: null,
  notes: 'Loves verandas',
  createdAt: '2026-11-21T10:00:00.000Z',
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  sharedTrips: [],
};
const open = (path: string, handlers: NonNullable<Parameters<typeof renderRoute>[2]>['handlers']) =>
  renderRoute(routes, path, { user: agent, handlers: handlers ?? {} });

describe('the client list', () => {
  it('says what to do when nobody is there yet', async () => {
    open('/app/agents/clients', { 'GET /api/v1/clients': () => ({ clients: [] }) });
    expect(await screen.findByText('Nobody here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a client' })).toHaveAttribute(
      'href',
      '/app/agents/clients/new',
    );
  });

  it('lists clients and searches them', async () => {
    const { user } = open('/app/agents/clients', { 'GET /api/v1/clients': () => ({ clients: [ada] }) });
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(screen.getByText('No client matches “nobody”.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 1 clients');
  });

  it('offers to try again when the list cannot be read', async () => {
    let broken = true;
    const { user } = open('/app/agents/clients', {
      'GET /api/v1/clients': () =>
        broken
          ? answer(500, { code: 'INTERNAL', message: 'That did not work. Please try again.' })
          : { clients: [ada] },
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    broken = false;
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
  });
});

describe('adding a client', () => {
  const fill = async ({ user }: ReturnType<typeof open>) => {
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Email'), 'Ada@Numbers.example');
    await user.click(screen.getByRole('button', { name: 'Add client' }));
  };

  it('names what is missing and calls nobody', async () => {
    const page = open('/app/agents/clients/new', {});
    await page.user.click(await screen.findByRole('button', { name: 'Add client' }));
    expect(screen.getByText('First name is required')).toBeVisible();
    expect(screen.getByText('Enter an email address')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stores the client and returns to the list', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () => answer(201, ada),
      'GET /api/v1/clients': () => ({ clients: [ada] }),
    });
    await fill(page);
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
    });
  });

  it('keeps what was typed and shows the plan when the free list is full', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () =>
        answer(403, { code: 'PAYWALL', message: 'One client, to try.', accessType: 'free' }),
    });
    await fill(page);
    expect(await screen.findByText('One client, to try.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the Agent plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  it('puts the service’s objection beside its field', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Please check the form',
          fields: [{ path: 'email', message: 'You already have a client with this email' }],
        }),
    });
    await fill(page);
    expect(await screen.findByText('You already have a client with this email')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('a client', () => {
  it('shows what is known', async () => {
    open(`/app/agents/clients/${ada.id}`, { 'GET /api/v1/clients/:clientId': () => ada });
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    expect(screen.getByText('Loves verandas')).toBeVisible();
  });

  it('is not there for somebody else', async () => {
    open(`/app/agents/clients/${ada.id}`, {
      'GET /api/v1/clients/:clientId': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
    });
    expect(await screen.findByText('No such client')).toBeVisible();
  });
});
