import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newDayItem } from '../../testing/factories.js';
import { DayItemRow } from './day-item.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const noEntry = (id: string) => [
  { path: 'catalogueId', message: expect.stringContaining(`no entry “${id}”`) as string },
];

async function family() {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}/items`;
  const add = (change: Partial<CreateDayItem>) => agent.post(path).send(newDayItem(change));
  const edit = ({ id, version }: DayItem, change: object) =>
    agent.patch(`${path}/${id}`).send({ version, ...change });
  return { add, edit };
}

describe('the catalog entry of an item', () => {
  it('is one that a list of the catalog has', async () => {
    const { add, edit } = await family();
    const known = (await add({ catalogueId: 'space-mountain' }).expect(201)).body as DayItem;
    const refused = await add({ catalogueId: 'space-mountains' }).expect(400);
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: noEntry('space-mountains') });
    expect((await edit(known, { catalogueId: 'nowhere' }).expect(400)).body).toMatchObject({
      fields: noEntry('nowhere'),
    });
    await edit(known, { catalogueId: 'jungle-cruise' }).expect(200);
  });

  it('may be a photo product, or none', async () => {
    const { add } = await family();
    await add({
      catalogueId: 'memory-maker',
      details: { kind: 'photo', light: null, isPhotoPass: false, taken: false },
    }).expect(201);
    await add({ catalogueId: null }).expect(201);
  });

  it('keeps nobody from editing an item whose entry is gone, unless it becomes another unknown one', async () => {
    const { add, edit } = await family();
    const item = (await add({ catalogueId: 'space-mountain' }).expect(201)).body as DayItem;
    await service.dataSource.manager.update(DayItemRow, { id: item.id }, { catalogueId: 'closed-for-good' });
    const edited = (
      await edit(item, { note: 'Ask at the entrance', catalogueId: 'closed-for-good' }).expect(200)
    ).body as DayItem;
    expect(edited).toMatchObject({ catalogueId: 'closed-for-good', note: 'Ask at the entrance' });
    const refused = await edit(edited, { catalogueId: 'closed-as-well' }).expect(400);
    expect(refused.body).toMatchObject({ fields: noEntry('closed-as-well') });
    await edit(edited, { catalogueId: null }).expect(200);
  });
});
