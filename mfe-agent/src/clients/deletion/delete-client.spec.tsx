import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient } from '../../testing/a-client';
import { openAsAgent } from '../../testing/open-as-agent';

const ada = aClient();
const around: Handlers = {
  'GET /api/v1/agency': () => ({ agency: null }),
  'GET /api/v1/clients/:clientId': () => ada,
  'GET /api/v1/clients/:clientId/timeline': () => ({ planned: [], lines: [], next: null }),
  'GET /api/v1/client-duplicates/:clientId': () => ({ clients: [], canMerge: true }),
  'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
  'GET /api/v1/agreements': () => ({ agreements: [] }),
  'GET /api/v1/client-list/summary': () => ({ stages: {}, archived: 0, tags: [], agents: [] }),
  'GET /api/v1/client-list': () => ({ clients: [], next: null }),
  'GET /api/v1/client-views': () => ({ views: [] }),
};
const open = (handlers: Handlers) => openAsAgent(`/app/agents/clients/${ada.id}`, { ...around, ...handlers });

describe('deleting a client for good', () => {
  const openDialog = async (handlers: Handlers) => {
    const page = open(handlers);
    await page.user.click(await screen.findByRole('button', { name: 'Delete for good…' }));
    return { page, dialog: within(await screen.findByRole('dialog')) };
  };

  it('asks for the name, says what goes and stays, and leads back to the list', async () => {
    const { page, dialog } = await openDialog({ 'POST /api/v1/clients/:clientId/deletion': () => undefined });
    expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await page.user.type(dialog.getByLabelText('Name of the client'), 'Ada');
    await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('Type Ada Byron to confirm')).toBeVisible();
    await page.user.type(dialog.getByLabelText('Name of the client'), ' byron');
    await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/app/agents/clients'));
    const sent = page.requests.filter(({ method }) => method === 'POST').at(-1);
    expect(sent?.body).toEqual({ name: 'Ada byron' });
  });

  it('says what stands in the way, before and after the service is asked', async () => {
    const message = 'You planned “Old castles” for Ada. Delete that trip first, then come back here.';
    const { page, dialog } = await openDialog({
      'POST /api/v1/clients/:clientId/deletion': () => answer(409, { code: 'EDIT_CONFLICT', message }),
    });
    await page.user.type(dialog.getByLabelText('Name of the client'), 'Ada Byron');
    await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText(message)).toBeVisible();
    page.unmount();
    const madeTrips = [{ tripId: ada.id, name: 'Castles', startDate: '2027-03-14', endDate: '2027-03-20' }];
    const before = await openDialog({ 'GET /api/v1/clients/:clientId': () => ({ ...ada, madeTrips }) });
    expect(before.dialog.getByText('Castles')).toBeVisible();
    expect(before.dialog.queryByLabelText('Name of the client')).not.toBeInTheDocument();
  });

  it('is not offered to a role that may not', async () => {
    const agency = { id: ada.id, name: 'Coral', version: 1, role: 'assistant', members: [], invitations: [] };
    open({ 'GET /api/v1/agency': () => ({ agency }) });
    await screen.findByRole('heading', { name: 'Ada Byron' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete for good…' })).toBeNull());
  });
});
