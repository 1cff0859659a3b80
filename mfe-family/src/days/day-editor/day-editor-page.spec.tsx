import { UpdateDayItem, type DayItem } from '@landsea/contracts/planning';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { catalogueHandlers } from '../../testing/park-fixtures';
import { fullAccess, tripId } from '../../testing/trip-fixtures';

const open = (path: string, access: object = fullAccess, handlers: Handlers = {}) => {
  let now: DayItem[] = [aDayItem()];
  return openTripPage(path, {
    ...handlers,
    'GET /api/user/access': () => access,
    ...catalogueHandlers,
    'GET /api/v1/trips/:tripId/days': () => dayPlans(now),
    'PATCH /api/v1/trips/:tripId/items/:itemId': ({ body }) => {
      const { version: _seen, ...change } = UpdateDayItem.parse(body) as Partial<DayItem>;
      now = now.map((item) => ({ ...item, ...change, version: item.version + 1 }));
      return now[0];
    },
    ...handlers,
  });
};
const bodies = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('day editor', () => {
  afterEach(() => localStorage.clear());

  it('has the map of its park beside the list', async () => {
    open(`/edit-itinerary/${tripId}/2027-03-14`);
    expect(
      await screen.findByRole('img', { name: /^Map of Magic Kingdom with 1 stops?, listed/ }),
    ).toBeVisible();
  });

  it('opens one item beside the list, and saves it without a save button', async () => {
    const page = open(`/edit-itinerary/${tripId}/2027-03-14`);
    await page.user.click(await screen.findByRole('button', { name: /10:00 AM.*Space Mountain/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Space Mountain' }));
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    await page.user.click(panel.getByRole('button', { name: /^Name and note/ }));
    await page.user.type(panel.getByLabelText('Note'), 'Front row');
    await page.user.click(panel.getByRole('button', { name: 'Booking and cost Planned' }));
    await page.user.click(panel.getByRole('radio', { name: 'Booked' }));
    await waitFor(() => expect(bodies(page)).toContainEqual({ note: 'Front row', version: 1 }));
    await waitFor(() => expect(bodies(page)).toContainEqual({ status: 'booked', version: 2 }));
    expect(page.router.state.location.search).toContain('item=');
    await page.user.click(panel.getByRole('button', { name: 'When Sun, Mar 14, 10:00 AM' }));
    await page.user.selectOptions(panel.getByLabelText('Day'), '2027-03-16');
    await waitFor(() =>
      expect(bodies(page)).toContainEqual({
        date: '2027-03-16',
        time: '10:00',
        dayPart: null,
        status: 'booked',
        version: 3,
      }),
    );
  });

  it('names the window after the day, and is ready for the next search once something is added', async () => {
    const page = open(`/edit-itinerary/${tripId}/2027-03-14`, fullAccess, {
      'GET /api/v1/catalogue/search': () => ({
        hits: [
          { kind: 'attractions', id: 'tron', name: 'TRON', where: 'Tomorrowland', park: 'magic-kingdom' },
        ],
      }),
      'POST /api/v1/trips/:tripId/items': ({ body }) =>
        aDayItem({ ...(body as Partial<DayItem>), version: 1 }),
    });
    const search = await screen.findByRole('searchbox', { name: 'Add from Magic Kingdom' });
    expect(document.title).toBe('Sun, Mar 14: Magic Kingdom | Landsea');
    expect(search).toHaveAttribute('placeholder', 'peter pan, dole whip, mickey…');
    await page.user.type(search, 'tron');
    await page.user.click(await screen.findByRole('button', { name: /TRON/ }));
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('says once, at its field, why a time of departure is not taken, and no longer once it is corrected', async () => {
    const why = 'You leave before you arrive: correct one of the times';
    const page = open(`/edit-itinerary/${tripId}/2027-03-14`, fullAccess, {
      'PATCH /api/v1/trips/:tripId/days/:date': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Please check the marked fields.',
          fields: [{ path: 'leavesAt', message: why }],
        }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Change the day' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sun, Mar 14' }));
    const leaves = sheet.getByLabelText('You leave');
    fireEvent.change(leaves, { target: { value: '08:00' } });
    fireEvent.blur(leaves);
    expect(await sheet.findAllByText(why)).toHaveLength(1);
    fireEvent.change(leaves, { target: { value: '' } });
    fireEvent.blur(leaves);
    await waitFor(() => expect(sheet.queryByText(why)).not.toBeInTheDocument());
  });

  it('moves an item to another day without dragging', async () => {
    const page = open(`/edit-itinerary/${tripId}/2027-03-14`);
    await page.user.click(await screen.findByRole('button', { name: 'More for Space Mountain' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Space Mountain' }));
    await page.user.selectOptions(dialog.getByLabelText('Day'), '2027-03-16');
    await page.user.click(dialog.getByRole('button', { name: 'Move it' }));
    expect(await screen.findByText('Nothing planned yet. Add your first ride above.')).toBeInTheDocument();
    await waitFor(() => expect(bodies(page)).toMatchObject([{ date: '2027-03-16', time: '10:00' }]));
  });

  it('shows a guest the plan without ways to change it', async () => {
    const viewer = { ...fullAccess, canEdit: false, role: 'viewer', message: 'You can view this trip.' };
    const page = open(`/edit-itinerary/${tripId}/2027-03-14`, viewer);
    await page.user.click(await screen.findByRole('button', { name: /Space Mountain/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Space Mountain' }));
    expect(panel.getByText('Sun, Mar 14, 10:00 AM')).toBeInTheDocument();
    expect(panel.queryByLabelText('Note')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('says so when the date is not one of the trip', async () => {
    open(`/edit-itinerary/${tripId}/2027-05-01`);
    expect(
      await screen.findByRole('heading', { name: 'That day isn’t part of this trip' }),
    ).toBeInTheDocument();
  });
});
