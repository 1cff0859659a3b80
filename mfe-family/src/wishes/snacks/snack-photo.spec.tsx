import type { DayItem } from '@landsea/contracts/planning';
import { UPLOAD_BYTES } from '@landsea/rules/trip';
import { answer, installBlobReader, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const photo = `/api/v1/trips/${tripId}/items/${lineId(1)}/photo`;
const churro = (change: Partial<DayItem> = {}): DayItem =>
  aDayItem({
    title: 'Churro',
    date: null,
    time: null,
    status: 'done',
    details: { kind: 'snack', tried: true, ratings: {} },
    ...change,
  });
/** A picture as far as its first bytes go. */
const aPicture = new File(
  [Uint8Array.from([0xff, 0xd8, 0xff, 0xc2, 0, 17, 8, 2, 88, 3, 32, 3, 1, 1])],
  'churro.jpg',
  {
    type: 'image/jpeg',
  },
);

const open = async (item: DayItem, handlers: Handlers = {}) => {
  const page = openTripPage(`/trip/${tripId}/sips-snacks`, {
    'GET /api/v1/trips/:tripId/days': () => dayPlans([item]),
    'GET /api/v1/catalogue/snacks': () => ({ entries: [] }),
    ...handlers,
  });
  const list = await screen.findByRole('region', { name: 'Your list' }, { timeout: 30_000 });
  return { ...page, list };
};
const edit = async (item: DayItem, handlers: Handlers = {}) => {
  const page = await open(item, handlers);
  await page.user.click(within(page.list).getByRole('button', { name: /^Churro/ }));
  const [chooser] = await screen.findAllByLabelText<HTMLInputElement>('Photo', { selector: 'input' });
  if (!chooser) throw new Error('no field for the photo');
  return { ...page, choose: (file: File) => page.user.upload(chooser, file) };
};

beforeAll(installBlobReader);

describe('the photo of a snack', () => {
  it('is chosen or taken once the snack was tried, and shown in the list', async () => {
    const page = await edit(churro(), {
      'PUT /api/v1/trips/:tripId/items/:itemId/photo': () => churro({ photoId: lineId(7), version: 2 }),
    });
    const [, camera] = screen.getAllByLabelText('Photo', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'environment');
    await page.choose(aPicture);
    expect(await screen.findByRole('button', { name: 'Replace it' })).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'PUT')?.path).toBe(photo);
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    const small = within(page.list).getByRole('button', { name: 'Enlarge the photo of Churro' });
    expect(small.querySelector('img')).toHaveAttribute('src', `${photo}/thumbnail?v=${lineId(7)}`);
    await page.user.click(small);
    expect(await screen.findByRole('img', { name: 'Churro, as your family saw it' })).toHaveAttribute(
      'src',
      `${photo}?v=${lineId(7)}`,
    );
  });

  it('is refused with what to do', async () => {
    const page = await edit(churro(), {
      'PUT /api/v1/trips/:tripId/items/:itemId/photo': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Check it',
          fields: [{ path: 'photo', message: 'This picture cannot be opened: take it again' }],
        }),
    });
    await page.choose(new File(['%PDF-1.7'], 'menu.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^Choose a JPEG, PNG or WebP picture/)).toBeInTheDocument();
    await page.choose(
      new File([aPicture, new Uint8Array(UPLOAD_BYTES)], 'large.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText(/^A photo has at most 10 MB/)).toBeInTheDocument();
    expect(page.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await page.choose(aPicture);
    expect(await screen.findByText('This picture cannot be opened: take it again')).toBeInTheDocument();
  });

  it('is removed', async () => {
    const page = await edit(churro({ photoId: lineId(7) }), {
      'DELETE /api/v1/trips/:tripId/items/:itemId/photo': () => churro({ version: 2 }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Enlarge/ })).not.toBeInTheDocument();
  });

  it('is asked for only once the snack was tried', async () => {
    const wish = churro({ status: 'wish', details: { kind: 'snack', tried: false, ratings: {} } });
    const page = await open(wish);
    await page.user.click(within(page.list).getByRole('button', { name: /^Churro/ }));
    expect(await screen.findByText('How was it?')).toBeInTheDocument();
    expect(screen.queryByText('Photo')).not.toBeInTheDocument();
  });

  it('is not shown to an agent without the documents of the trip', async () => {
    const { list } = await open(churro({ photoId: lineId(7) }), {
      'GET /api/user/access': () => ({ ...fullAccess, role: 'agent', seesMoney: true, seesDocuments: false }),
    });
    await within(list).findByRole('button', { name: /^Churro/ });
    expect(within(list).queryByRole('button', { name: /^Enlarge/ })).not.toBeInTheDocument();
  });
});
