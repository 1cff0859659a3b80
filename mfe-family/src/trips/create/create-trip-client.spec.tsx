import { KeepTripDraft, type KeptTripDraft } from '@landsea/contracts/trip';
import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { makeInitialPlace } from '../form/wizard-state';

const aClient = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Ortiz',
  email: 'maya@families.example',
  phone: null,
  notes: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  sharedTrips: [],
  leadId: id,
  people: [],
});
const maya = 'c0000000-0000-4000-8000-000000000001';
const nora = 'c0000000-0000-4000-8000-000000000002';

const begunFor = (clientId: string): KeptTripDraft => {
  const place = makeInitialPlace('Maya', crypto.randomUUID());
  const draft = { ...place.draft, name: 'Half of a trip' };
  const savedAt = '2026-11-21T12:00:00.000Z';
  return { place: { ...place, clientId, draft, revision: 3 }, version: 4, savedAt };
};

const openFor = (clientId: string, kept: KeptTripDraft | null) =>
  renderRoute(routes, `/create-trip?client=${clientId}`, {
    user: aUser({ userType: 'agent' }),
    handlers: {
      'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
      'GET /api/v1/catalogue/itineraries': () => ({ entries: [] }),
      'GET /api/v1/clients/:clientId': ({ params }) =>
        aClient(params['clientId'] ?? '', params['clientId'] === nora ? 'Nora' : 'Maya'),
      'GET /api/v1/trip-draft': () => ({ kept }),
      'PUT /api/v1/trip-draft': ({ body }) => ({
        place: KeepTripDraft.parse(body).place,
        version: (kept?.version ?? 0) + 1,
        savedAt: '2026-11-21T12:00:00.000Z',
      }),
    },
  });

describe('a trip that an agent makes for a client', () => {
  beforeEach(() => localStorage.clear());

  it('never goes on with what was begun for another client', async () => {
    const page = openFor(nora, begunFor(maya));
    expect(await screen.findByLabelText('Trip name')).toHaveValue('Ortiz family trip');
    await page.user.type(screen.getByLabelText('Trip name'), ' 2');
    page.unmount();
    await waitFor(() => {
      const sent = page.requests.filter(({ method }) => method === 'PUT').at(-1);
      expect(KeepTripDraft.parse(sent?.body).place).toMatchObject({
        clientId: nora,
        draft: { name: 'Ortiz family trip 2', party: [{ name: 'Nora' }] },
      });
    });
  });

  it('goes on with their own', async () => {
    openFor(maya, begunFor(maya));
    expect(await screen.findByRole('heading', { name: 'Half of a trip' })).toBeVisible();
  });
});
