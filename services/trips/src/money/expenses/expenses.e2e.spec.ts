import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { TripExpenses, type CreateExpense } from '@landsea/contracts/money';
import { UPLOAD_BYTES } from '@landsea/rules/trip';
import { FileStore } from '@landsea/nest-kit';
import sharp from 'sharp';
import { DeletedTripsService } from '../../trip/trips/deleted-trips.service.js';
import { FileSweep } from '../../trip/files/file-sweep.js';
import { ExpensePurge } from './expense-purge.js';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newExpense, newLine } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const expensesOf = (tripId: string) => `/api/v1/trips/${tripId}/expenses`;

/** A PNG as far as its header goes. */
const pngHead = (width: number, height: number): Buffer => {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(33, '\0'), 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

const aPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f6e7c' } })
    .png()
    .toBuffer();

describe('the expenses of a paid trip', () => {
  it('takes one in four fields, changes it, deletes it and brings it back', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = expensesOf(trip.id);
    const expense = newExpense();
    const added = await agent.post(path).send(expense).expect(201);
    expect(added.body.expenses).toEqual([
      expect.objectContaining({ ...expense, version: 1, original: null, shares: null, receipt: null }),
    ]);

    const one = `${path}/${expense.id}`;
    const change = { version: 1, amountCents: 999, note: 'Two of them', paidBy: null };
    const changed = await agent.patch(one).send(change).expect(200);
    expect(changed.body).toMatchObject({ ...change, version: 2, what: expense.what });
    const late = await agent.patch(one).send({ version: 1, what: 'Mine' }).expect(409);
    expect(late.body.message).toContain(`“${expense.what}” under Snacks & Sips: $9.99`);

    expect((await agent.delete(one).expect(200)).body).toEqual({ removedIds: [expense.id] });
    await agent.delete(one).expect(404);
    await agent.get(one).expect(404);
    const back = await agent
      .post(`${path}/restore`)
      .send({ expenseIds: [expense.id] })
      .expect(200);
    expect(back.body.expenses).toEqual([expect.objectContaining({ ...change, version: 4 })]);
  });

  it('adds one however often it is sent', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await Promise.all([1, 2, 3].map(() => agent.post(expensesOf(trip.id)).send(expense).expect(201)));
    const { body } = await agent.get(expensesOf(trip.id)).expect(200);
    expect(TripExpenses.parse(body).expenses).toHaveLength(1);
  });

  it('repeats until a last day, once, and ends where the rest is deleted', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = expensesOf(trip.id);
    const expense = newExpense({ repeat: { every: 'day', until: addDays('2027-03-14', 6) } });
    const { body } = await agent.post(path).send(expense).expect(201);
    await agent.post(path).send(expense).expect(201);
    const days = (body.expenses as { day: string; seriesId: string; id: string }[]).map(({ day }) => day);
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe('2027-03-20');
    const fifth = (body.expenses as { id: string }[])[4];
    const { body: removed } = await agent.delete(`${path}/${fifth?.id ?? ''}?following=true`).expect(200);
    expect(removed.removedIds).toHaveLength(3);
    expect((await agent.get(path).expect(200)).body.expenses).toHaveLength(4);
  });

  it('counts in the budget by category and line, until it is deleted', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ category: 'dining' });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    const day = '2026-01-02';
    const paid = newExpense({ category: 'dining', amountCents: 2_000, lineId: line.id, day });
    const ahead = newExpense({ amountCents: 300, day: '2099-01-02' });
    for (const expense of [paid, newExpense({ amountCents: 700, day }), ahead])
      await agent.post(expensesOf(trip.id)).send(expense).expect(201);
    const sums = async () => (await agent.get(`/api/v1/trips/${trip.id}/budget`).expect(200)).body.expenses;
    const snacks = { category: 'snacks-sips', lineId: null, spentCents: 1_000, upcomingCents: 300 };
    expect(await sums()).toEqual(
      expect.arrayContaining([
        { category: 'dining', lineId: line.id, spentCents: 2_000, upcomingCents: 0 },
        snacks,
      ]),
    );
    await agent.delete(`${expensesOf(trip.id)}/${paid.id}`).expect(200);
    expect(await sums()).toEqual([snacks]);
  });

  it('pays no budget line of another category, however it is written', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ category: 'dining', label: 'Dinner' });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    const path = expensesOf(trip.id);
    const other = newExpense({ category: 'misc', lineId: line.id });
    const wrong = await agent.post(path).send(other).expect(400);
    const message = '“Dinner” is a line of Dining: choose a line of the same category, or none';
    expect(wrong.body.fields).toEqual([{ path: 'lineId', message }]);
    await agent
      .post('/api/v1/expense-imports')
      .send({ tripId: trip.id, expenses: [other] })
      .expect(400);
    const paid = newExpense({ category: 'dining', lineId: line.id });
    const gone = newExpense({ lineId: randomUUID() });
    for (const expense of [paid, gone]) await agent.post(path).send(expense).expect(201);
    await agent.patch(`${path}/${paid.id}`).send({ version: 1, category: 'misc' }).expect(400);
    await agent.patch(`${path}/${gone.id}`).send({ version: 1, lineId: line.id }).expect(400);
    await agent.patch(`${path}/${paid.id}`).send({ version: 1, category: 'misc', lineId: null }).expect(200);
  });

  it('refuses in words what does not fit together, also after a change', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense({
      paidBy: 'Robin',
      shares: { how: 'exact', parts: [{ person: 'Robin', cents: 1_250 }] },
    });
    await agent.post(expensesOf(trip.id)).send(expense).expect(201);
    const path = `${expensesOf(trip.id)}/${expense.id}`;
    const wrong = await agent.patch(path).send({ version: 1, amountCents: 1_300 }).expect(400);
    expect(wrong.body.fields).toEqual([
      { path: 'shares', message: 'The parts add up to $12.50, the expense is $13.00: $0.50 is missing' },
    ]);
    expect((await agent.get(path).expect(200)).body.amountCents).toBe(1_250);
  });

  it('records a settlement once and undoes it', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `${expensesOf(trip.id)}/settlements`;
    const given = { id: randomUUID(), from: 'Sam', to: 'Robin', amountCents: 4_000, day: '2027-03-20' };
    await agent.post(path).send(given).expect(201);
    expect((await agent.post(path).send(given).expect(201)).body).toEqual(given);
    expect((await agent.get(expensesOf(trip.id)).expect(200)).body.settlements).toEqual([given]);
    await agent.delete(`${path}/${given.id}`).expect(204);
    await agent.delete(`${path}/${given.id}`).expect(404);
    await agent
      .post(path)
      .send({ ...given, to: 'Sam' })
      .expect(400);
  });

  it('imports 5,000 rows at once, none twice, and all or none', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const rows = Array.from({ length: 5_000 }, (_, index): CreateExpense =>
      newExpense({
        what: `Row ${index}, which has a name of a usual length`,
        amountCents: index + 1,
      }),
    );
    const send = (expenses: unknown[]) =>
      agent.post('/api/v1/expense-imports').send({ tripId: trip.id, expenses });
    await send([...rows.slice(0, 5), { ...newExpense(), amountCents: 0 }]).expect(400);
    await send([{ ...newExpense(), repeat: { every: 'day', until: '2199-01-01' } }]).expect(400);
    await send([{ ...newExpense(), repeat: { every: 'month', until: newExpense().day } }]).expect(400);
    expect((await agent.get(expensesOf(trip.id)).expect(200)).body.expenses).toEqual([]);
    expect((await send(rows).expect(200)).body).toEqual({ added: 5_000, alreadyThere: 0 });
    await agent.delete(`${expensesOf(trip.id)}/${rows[3]?.id ?? ''}`).expect(200);
    expect((await send(rows).expect(200)).body).toEqual({ added: 1, alreadyThere: 4_999 });
    const { body } = await agent.get(expensesOf(trip.id)).expect(200);
    expect(TripExpenses.parse(body).expenses).toHaveLength(5_000);
    const over = await send([newExpense()]).expect(400);
    expect(over.body.fields[0].message).toContain('at most 5,000');
    await send([...rows, newExpense()]).expect(400);
  });

  it('takes an id in capitals for the same in one file', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense();
    const loud = { ...expense, id: expense.id.toUpperCase() };
    const { body } = await agent
      .post('/api/v1/expense-imports')
      .send({ tripId: trip.id, expenses: [expense, loud] })
      .expect(200);
    expect(body).toEqual({ added: 1, alreadyThere: 0 });
  });

  it('keeps a receipt that is one by its content, for those only who see the money', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await agent.post(expensesOf(trip.id)).send(expense).expect(201);
    const path = `${expensesOf(trip.id)}/${expense.id}/receipt`;
    const send = (content: Buffer) =>
      agent
        .put(`${path}?name=${encodeURIComponent('menü "1".png')}`)
        .type('image/png')
        .send(content);
    const png = await aPng(800, 600);
    const kept = await send(png).expect(200);
    const { body: stored } = await agent.get(path).expect(200);
    expect(kept.body).toMatchObject({
      version: 2,
      receipt: { name: 'menü  1 .png', type: 'image/png', bytes: (stored as Buffer).length },
    });
    const shown = await agent.get(path).expect(200);
    expect(shown.body).toEqual(stored);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': "inline; filename*=UTF-8''men%C3%BC%20%201%20.png",
      'cache-control': 'no-store',
    });
    await service.as({}).get(path).expect(404);

    expect((await send(Buffer.from('<html>')).expect(400)).body.fields[0].message).toContain(
      'whatever its name',
    );
    expect((await send(pngHead(20_000, 20_000)).expect(400)).body.fields[0].message).toContain(
      '20000 × 20000',
    );
    const large = await send(Buffer.concat([png, Buffer.alloc(UPLOAD_BYTES)])).expect(413);
    expect(large.body.message).toContain('at most 10 MB');
    expect((await agent.get(path).expect(200)).body).toEqual(stored);
  });

  it('removes the files that nobody names any more, and no others', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const files = async () => {
      await service.dataSource.query(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
      await service.app.get(ExpensePurge, { strict: false }).run();
      await service.app.get(FileSweep, { strict: false }).sweep();
      const rows = await service.dataSource.query<{ name: string }[]>(`SELECT name FROM stored_file`);
      return rows.map(({ name }) => name).filter((name) => /^(kept|first|second)$/.test(name));
    };
    const [one, other] = [newExpense(), newExpense()];
    for (const expense of [one, other]) await agent.post(expensesOf(trip.id)).send(expense).expect(201);
    const png = await aPng(8, 8);
    const put = (id: string, name: string) =>
      agent
        .put(`${expensesOf(trip.id)}/${id}/receipt?name=${name}`)
        .type('image/png')
        .send(png)
        .expect(200);
    await put(one.id, 'first');
    await put(one.id, 'second');
    await put(other.id, 'kept');
    expect(await files()).toEqual(['second', 'kept']);
    await agent.delete(`${expensesOf(trip.id)}/${one.id}/receipt`).expect(200);
    await agent.delete(`${expensesOf(trip.id)}/${other.id}`).expect(200);
    expect(await files()).toEqual(['kept']);
    await service.dataSource.query(
      `UPDATE expense SET deleted_at = now() - interval '29 days' WHERE id = $1`,
      [other.id],
    );
    expect(await files()).toEqual(['kept']);
    await service.dataSource.query(
      `UPDATE expense SET deleted_at = now() - interval '31 days' WHERE id = $1`,
      [other.id],
    );
    expect(await files()).toEqual([]);
  });

  it('removes the bytes of receipts with a trip that is purged, and with an account that ends', async () => {
    const withReceipt = async () => {
      const family = await familyWithPaidTrip(service);
      const expense = newExpense();
      await family.agent.post(expensesOf(family.trip.id)).send(expense).expect(201);
      await family.agent
        .put(`${expensesOf(family.trip.id)}/${expense.id}/receipt?name=bytes`)
        .type('image/png')
        .send(await aPng(8, 8))
        .expect(200);
      const [{ key }] = await service.dataSource.query<[{ key: string }]>(
        `SELECT receipt_key AS key FROM expense WHERE trip_id = $1`,
        [family.trip.id],
      );
      return { ...family, key };
    };
    const [purged, erased, kept] = [await withReceipt(), await withReceipt(), await withReceipt()];
    await purged.agent.delete(`/api/trips/${purged.trip.id}`).expect(204);
    const sweep = async () => {
      await service.dataSource.query(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
      await service.app.get(ExpensePurge, { strict: false }).run();
      await service.app.get(FileSweep, { strict: false }).sweep();
    };
    const isThere = async ({ key }: { key: string }) => {
      const rows = await service.dataSource.query<unknown[]>(`SELECT 1 FROM stored_file WHERE key = $1`, [
        key,
      ]);
      const content = await service.app
        .get(FileStore, { strict: false })
        .open(key)
        .catch(() => undefined);
      content?.destroy();
      expect(rows.length > 0).toBe(content !== undefined);
      return content !== undefined;
    };
    await sweep();
    expect(await isThere(purged)).toBe(true);
    await service.dataSource.query(`UPDATE trip SET purge_at = now() - interval '1 second' WHERE id = $1`, [
      purged.trip.id,
    ]);
    await service.app.get(DeletedTripsService, { strict: false }).purge();
    await service.deliver('identity.account-erased', { userId: erased.userId });
    await sweep();
    expect([await isThere(purged), await isThere(erased), await isThere(kept)]).toEqual([false, false, true]);
  });
});
