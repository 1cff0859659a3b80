import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { makeInitialPlace } from '../form/wizard-state';

const query = '?mode=combined&days=3&nights=4&people=4';
const userId = aUser().id;
const open = (path: string, kept: object | null = null) =>
  renderRoute(routes, path, {
    user: aUser(),
    handlers: {
      'GET /api/v1/catalogue/itineraries': () => ({ entries: [] }),
      'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
      'GET /api/v1/trip-draft': () => ({ kept }),
      'PUT /api/v1/trip-draft': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' }),
      'DELETE /api/v1/trip-draft': () => answer(204),
      'GET /api/trips': () => [],
    },
  });

beforeEach(() => localStorage.clear());

describe('create a trip that was chosen on a landing page', () => {
  it('opens with it filled in, and finds the last day by the first', async () => {
    const { user } = open(`/create-trip-wizard${query}`);
    expect(await screen.findByText(/3 park days, 4 sea nights, 4 people/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Land + Sea' })).toBeChecked();
    await user.type(screen.getByLabelText('Trip name'), 'Spring');
    await user.type(screen.getByLabelText('First day'), '2027-03-14');
    expect(screen.getByLabelText('Last day')).toHaveValue('2027-03-21');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'Which sailing?' })).toBeVisible();
    expect(screen.getByLabelText('Embarkation date')).toHaveValue('2027-03-17');
  });

  it('has the dates where the visitor chose a first day', async () => {
    open(`/trip-wizard${query}&from=2027-03-14`);
    expect(await screen.findByLabelText('First day')).toHaveValue('2027-03-14');
    expect(screen.getByLabelText('Last day')).toHaveValue('2027-03-21');
  });

  it('loses nothing of a trip that was begun before', async () => {
    const id = crypto.randomUUID();
    const place = makeInitialPlace('Robin', id);
    const begun = { ...place, draft: { ...place.draft, name: 'Our summer' }, revision: 3 };
    localStorage.setItem(`trip_draft_${userId}`, JSON.stringify({ place: begun, version: 1, isKept: true }));
    const { user } = open(`/create-trip-wizard${query}`, {
      place: begun,
      version: 1,
      savedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await screen.findByLabelText('Trip name')).toHaveValue('Our summer');
    expect(screen.getByText(/the trip you began before/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('radio', { name: 'Land + Sea' })).toBeChecked();
    expect(screen.getByLabelText('Trip name')).toHaveValue('');
  });

  it('takes no other query for an idea', async () => {
    open('/create-trip-wizard?mode=train');
    expect(await screen.findByLabelText('Trip name')).toBeVisible();
    expect(screen.queryByText(/From your estimate/)).not.toBeInTheDocument();
  });
});
