import { randomUUID } from 'node:crypto';
import { DayPlans } from '@landsea/contracts/planning';
import { UPLOAD_BYTES } from '@landsea/rules/trip';
import { FileStore } from '@landsea/nest-kit';
import type { TestAgent } from '@landsea/nest-kit/testing';
import sharp from 'sharp';
import { startTrips } from '../../../testing/app.js';
import { joinedFamily } from '../../../testing/consent-factories.js';
import { familyWithPaidTrip, joined, newDayItem } from '../../../testing/factories.js';
import { CollaboratorRow } from '../../../trip/collaborators/collaborator.entity.js';
import { FileSweep } from '../../../trip/files/file-sweep.js';

const service = await startTrips();
afterAll(() => service.close());

interface Home {
  agent: TestAgent;
  trip: { id: string };
}

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c03f24' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .toBuffer();

const aSnack = (change: object = {}) =>
  newDayItem({
    date: null,
    status: 'done',
    details: { kind: 'snack', tried: true, ratings: {} },
    ...change,
  });

const withSnack = async <T extends Home>(home: T) => {
  const items = `/api/v1/trips/${home.trip.id}/items`;
  const snack = aSnack();
  await home.agent.post(items).send(snack).expect(201);
  const path = `${items}/${snack.id}/photo`;
  const send = (content: Buffer, type = 'image/jpeg') =>
    home.agent.put(`${path}?name=churro.jpg`).type(type).send(content);
  return { ...home, items, snack, path, send };
};
const aFamily = async () => withSnack(await familyWithPaidTrip(service));
const itemsOf = async ({ agent, trip }: Home) =>
  DayPlans.parse((await agent.get(`/api/v1/trips/${trip.id}/days`).expect(200)).body).items;
const sweep = async () => {
  await service.dataSource.query(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
  await service.app.get(FileSweep, { strict: false }).sweep();
};
const isStored = async (photoId: string): Promise<boolean> => {
  const content = await service.app
    .get(FileStore, { strict: false })
    .open(`photos/${photoId}`)
    .catch(() => undefined);
  content?.destroy();
  return content !== undefined;
};

describe('the photo of a day item', () => {
  it('is kept without what the camera added, shown large and small, replaced and removed', async () => {
    const home = await aFamily();
    const { agent, path, send } = home;
    await agent.get(path).expect(404);
    const { body: item } = await send(await picture(800, 600)).expect(200);
    expect(item).toMatchObject({ photoId: expect.any(String), version: 2 });
    const { body: kept, headers } = await agent.get(path).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': "inline; filename*=UTF-8''churro.jpg",
    });
    expect((kept as Buffer).toString('latin1')).not.toContain('secret');
    const { body: small } = await agent.get(`${path}/thumbnail`).expect(200);
    expect(await sharp(small as Buffer).metadata()).toMatchObject({ format: 'webp', width: 320 });

    const { body: replaced } = await send(await picture()).expect(200);
    expect(replaced.photoId).not.toBe(item.photoId);
    await sweep();
    expect([await isStored(item.photoId), await isStored(replaced.photoId)]).toEqual([false, true]);
    expect((await agent.delete(path).expect(200)).body).toMatchObject({ photoId: null, version: 4 });
    await agent.get(path).expect(404);
    await sweep();
    expect(await isStored(replaced.photoId)).toBe(false);
  });

  it('is a picture of at most 10 MB, and a refusal keeps the one that is there', async () => {
    const { agent, path, send } = await aFamily();
    await send(await picture()).expect(200);
    const { body: before } = await agent.get(path).expect(200);
    const problemOf = async (content: Buffer, type: string) =>
      (await send(content, type).expect(400)).body.fields as unknown;
    const wrongKind = 'Choose a JPEG, PNG or WebP picture: this file is none, whatever its name says';
    expect(await problemOf(Buffer.from('%PDF-1.7\n'), 'application/pdf')).toEqual([
      { path: 'photo', message: wrongKind },
    ]);
    expect(await problemOf(Buffer.from('<html>'), 'image/jpeg')).toEqual([
      { path: 'photo', message: wrongKind },
    ]);
    const cut = (await picture(800, 600)).subarray(0, 900);
    expect(await problemOf(cut, 'image/jpeg')).toMatchObject([
      { message: expect.stringContaining('may be damaged') },
    ]);
    const large = await send(Buffer.concat([await picture(), Buffer.alloc(UPLOAD_BYTES)])).expect(413);
    expect(large.body.message).toContain('at most 10 MB');
    expect((await agent.get(path).expect(200)).body).toEqual(before);
    await agent.put(path.replace(/items\/[^/]+/, `items/${randomUUID()}`)).expect(404);
  });

  it('is shown to all who share the trip and changed by its editors', async () => {
    const { agent, trip, path, send } = await aFamily();
    await send(await picture()).expect(200);
    const guest = async (role: 'editor' | 'viewer', seesMoney: boolean) => {
      const userId = randomUUID();
      await service.dataSource.manager.insert(CollaboratorRow, joined(trip.id, userId, { role, seesMoney }));
      return service.as({ userId });
    };
    const [viewer, editor] = [await guest('viewer', false), await guest('editor', false)];
    for (const each of [agent, viewer, editor]) await each.get(`${path}/thumbnail`).expect(200);
    await viewer.delete(path).expect(403);
    await editor
      .put(path)
      .type('image/jpeg')
      .send(await picture())
      .expect(200);
    await service.as({}).get(path).expect(404);
  });

  it('is shown to an agent with the documents of the trip only', async () => {
    for (const seesDocuments of [true, false]) {
      const { family, trip, known } = await joinedFamily(service, true, seesDocuments);
      const { path, send } = await withSnack({ agent: family, trip });
      await send(await picture()).expect(200);
      await known.agent.get(path).expect(seesDocuments ? 200 : 404);
    }
  });

  it('comes back with an item that was removed, in its own trip only', async () => {
    const home = await aFamily();
    const { agent, items, snack, send } = home;
    const { body: item } = await send(await picture()).expect(200);
    await agent.delete(`${items}/${snack.id}`).expect(204);
    const again = { ...snack, photoId: item.photoId };
    const { body: back } = await agent.post(items).send(again).expect(201);
    expect(back).toMatchObject({ photoId: item.photoId });
    await agent.get(home.path).expect(200);

    const other = await familyWithPaidTrip(service);
    const theirs = `/api/v1/trips/${other.trip.id}/items`;
    const { body: stolen } = await other.agent.post(theirs).send(again).expect(201);
    expect(stolen).toMatchObject({ photoId: null });
  });

  it('comes back with an undo, and not once its file is gone', async () => {
    const home = await aFamily();
    const { agent, trip, path, send } = home;
    const { body: item } = await send(await picture()).expect(200);
    const undoLast = async () => {
      const { body } = await agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200);
      const [last] = (body as { activities: [{ id: string; details: string[] }] }).activities;
      await agent.post(`/api/v1/trips/${trip.id}/activity/${last.id}/undo`).expect(200);
      return last.details;
    };
    await agent.delete(path).expect(200);
    expect(await undoLast()).toEqual(['photo a picture → none']);
    expect((await itemsOf(home))[0]).toMatchObject({ photoId: item.photoId });
    await agent.delete(path).expect(200);
    await sweep();
    await undoLast();
    expect((await itemsOf(home))[0]).toMatchObject({ photoId: null });
  });

  it('stays with its trip: no copy has it, and it goes when the trip is gone', async () => {
    const home = await aFamily();
    const { agent, trip, send } = home;
    const { body: item } = await send(await picture()).expect(200);
    const { body: copy } = await agent.post(`/api/v1/trips/${trip.id}/duplicate`).expect(201);
    expect(await itemsOf({ agent, trip: copy as { id: string } })).toMatchObject([
      { title: item.title, photoId: null },
    ]);
    await sweep();
    expect(await isStored(item.photoId)).toBe(true);
    await service.deliver('identity.account-erased', { userId: home.userId });
    await sweep();
    expect(await isStored(item.photoId)).toBe(false);
  });
});
