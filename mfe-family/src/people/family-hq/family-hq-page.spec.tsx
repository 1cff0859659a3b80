import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { anAttraction } from '../../testing/park-fixtures';
import { aTrip, freeAccess, lineId, tripId } from '../../testing/trip-fixtures';

const leo = { id: lineId(1), version: 3, name: 'Leo', age: 5, heightInches: 43, dietaryNotes: 'No nuts' };
const robin = { id: lineId(2), version: 1, name: 'Robin', age: 38 };
const change = {
  id: lineId(9),
  at: '2026-11-20T10:00:00.000Z',
  by: 'Kim',
  isYou: false,
  kind: 'person',
  action: 'changed',
  what: 'Leo',
  details: ['height 42 in → 43 in'],
  undo: 'open',
};

const open = async (handlers: Handlers = {}) => {
  const page = openTripPage(
    `/trip/${tripId}/family-hq`,
    {
      'GET /api/v1/trips/:tripId/collaborators': () => ({
        role: 'owner',
        ownerName: 'Robin',
        collaborators: [],
      }),
      'GET /api/v1/trips/:tripId/activity': () => ({ activities: [change] }),
      'GET /api/v1/catalogue/attractions': () => ({
        entries: [
          anAttraction({ id: 'slinky', heightInches: 38 }),
          anAttraction({ id: 'everest', heightInches: 44 }),
        ],
      }),
      ...handlers,
    },
    { trip: aTrip({ party: [leo, robin] }) },
  );
  await screen.findByRole('heading', { name: 'Leo' });
  return page;
};
const edit = async (page: Awaited<ReturnType<typeof open>>, field: string, text: string) => {
  await page.user.click(screen.getByRole('button', { name: 'Edit Leo' }));
  const input = await screen.findByRole('textbox', { name: field });
  await page.user.clear(input);
  await page.user.type(input, text);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
};
const path = '/api/v1/trips/:tripId/people/:personId';

describe('Family HQ', () => {
  it('shows what the planning hangs on, who is here and what happened', async () => {
    const page = await open();
    expect(await screen.findByText('Tall enough for 1 of 2 rides')).toBeInTheDocument();
    expect(screen.getByText('3 to 9: child ticket')).toBeInTheDocument();
    expect(await screen.findByText('height 42 in → 43 in')).toBeInTheDocument();
    page.live.emit({ type: 'presence', here: [{ userId: lineId(4), name: 'Kim' }] });
    expect(await screen.findByText('Here now: Kim and you')).toBeInTheDocument();
  });

  it('sends what was changed and nothing else, and keeps what was typed when that fails', async () => {
    const page = await open({
      [`PATCH ${path}`]: () => answer(500, { code: 'INTERNAL', message: 'It broke.' }),
    });
    await edit(page, 'Height in inches', '44');
    expect(await screen.findByText('Not saved. It broke.')).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      heightInches: 44,
    });
    expect(screen.getByRole('textbox', { name: 'Height in inches' })).toHaveValue('44');
  });

  it('keeps how somebody gets around, and takes it away again', async () => {
    let party: object[] = [leo, robin];
    const sent: unknown[] = [];
    const page = await open({
      'GET /api/trips/:tripId': () => ({ ...aTrip(), party }),
      [`PATCH ${path}`]: ({ body }) => {
        sent.push(body);
        const next = { ...leo, pace: 'slow', version: 4 };
        party = [next, robin];
        return next;
      },
    });
    const choosePace = async (label: string) => {
      await page.user.click(screen.getByRole('button', { name: 'Edit Leo' }));
      const pace = await screen.findByRole('combobox', { name: 'Getting around the parks' });
      await page.user.selectOptions(pace, label);
      await page.user.click(screen.getByRole('button', { name: 'Save' }));
    };
    await choosePace('Walks slowly');
    expect(await screen.findByText('Walks slowly')).toBeInTheDocument();
    await choosePace('As usual for the age');
    await waitFor(() =>
      expect(sent).toEqual([
        { version: 3, pace: 'slow' },
        { version: 4, pace: null },
      ]),
    );
  });

  it('loses nobody’s words when two change the same field', async () => {
    let party: object[] = [leo, robin];
    const sent: unknown[] = [];
    const page = await open({
      'GET /api/trips/:tripId': () => ({ ...aTrip(), party }),
      [`PATCH ${path}`]: ({ body }) => {
        sent.push(body);
        if (sent.length > 1) return { ...leo, dietaryNotes: 'Vegan', version: 5 };
        party = [{ ...leo, dietaryNotes: 'No eggs', version: 4 }, robin];
        return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' });
      },
    });
    await edit(page, 'Dietary needs', 'Vegan');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed Leo too' });
    expect(within(dialog).getByText('No eggs')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(sent.at(-1)).toEqual({ version: 4, dietaryNotes: 'Vegan' });
  });

  it('brings a removed person back on Undo, as they were', async () => {
    const page = await open({
      [`DELETE ${path}`]: () => undefined,
      'POST /api/v1/trips/:tripId/people': ({ body }) => answer(201, { ...(body as object), version: 1 }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Remove Leo' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    const { version: _version, ...again } = leo;
    expect(
      page.requests.find(({ method, path: asked }) => method === 'POST' && asked.endsWith('/people'))?.body,
    ).toEqual(again);
  });

  it('asks who may only look to unlock the trip, and offers no undo', async () => {
    const asked: unknown[] = [];
    const stop = listenToAnnouncement('show-paywall', (request) => asked.push(request.tripId));
    const page = await open({ 'GET /api/user/access': () => freeAccess });
    await page.user.click(screen.getByRole('button', { name: 'Edit Leo' }));
    stop();
    expect(asked).toEqual([tripId]);
    await screen.findByText('height 42 in → 43 in');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });
});
