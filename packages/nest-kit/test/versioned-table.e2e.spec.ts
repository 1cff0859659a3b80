import { randomUUID } from 'node:crypto';
import {
  Column,
  DataSource,
  Entity,
  PrimaryColumn,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { makeDataSourceOptions } from '../src/database/data-source-options.js';
import { selectJsonColumns } from '../src/database/json-columns.js';
import { makeVersionedTable } from '../src/database/versioned-table.js';
import { createTestDatabase } from '../src/testing/test-database.js';

@Entity({ name: 'packed_thing' })
class PackedThing {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text', nullable: true })
  whatFor!: string | null;

  @Column({ type: 'jsonb', default: () => `'{}'` })
  details!: object;

  @Column({ type: 'text', array: true, nullable: true })
  people!: string[] | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

class CreatePackedThings1763000000000 implements MigrationInterface {
  name = 'CreatePackedThings1763000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE packed_thing (
        trip_id uuid NOT NULL, id uuid NOT NULL, what_for text, details jsonb NOT NULL DEFAULT '{}', people text[],
        version integer NOT NULL DEFAULT 1, updated_at timestamp with time zone NOT NULL DEFAULT now(),
        PRIMARY KEY (trip_id, id))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE packed_thing`);
  }
}

const options = (url: string) =>
  makeDataSourceOptions({ url, entities: [PackedThing], migrations: [CreatePackedThings1763000000000] });
const things = makeVersionedTable(PackedThing);
const database = await createTestDatabase('packing', options);
const source = await new DataSource(options(database.url)).initialize();
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const aThing = () => ({ tripId: randomUUID(), id: randomUUID(), whatFor: 'The rain', people: ['Robin'] });
const now = (key: { tripId: string; id: string }) =>
  source.manager.findOneBy(PackedThing, { tripId: key.tripId, id: key.id });

describe('selectJsonColumns', () => {
  @Entity({ name: 'packed_bag' })
  class PackedBag extends PackedThing {
    @Column({ type: 'date' })
    packedOn!: string;
  }

  it('lists the columns of an entity and of its base class under the names of their properties', () => {
    expect(selectJsonColumns(PackedBag, 'b', ['tripId', 'people'])).toBe(
      'b.id, b.what_for AS "whatFor", b.details, b.version, ' +
        `to_char(b.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt", ` +
        'b.packed_on::text AS "packedOn"',
    );
    expect(selectJsonColumns(PackedThing, 't', ['updatedAt'])).not.toContain('packed_on');
  });
});

describe('a versioned table', () => {
  it('adds rows once, with the defaults of the table', async () => {
    const thing = aThing();
    const keyOf = ({ tripId, id }: typeof thing) => ({ tripId, id });
    const other = aThing();
    expect(await things.insert(source.manager, [thing, other])).toEqual([keyOf(thing), keyOf(other)]);
    const again = { ...thing, whatFor: 'Another' };
    const third = aThing();
    expect(await things.insert(source.manager, [again, third])).toEqual([keyOf(third)]);
    expect(await things.insert(source.manager, [])).toEqual([]);
    expect(await now(thing)).toMatchObject({ ...thing, details: {}, version: 1 });
  });

  it('adds many rows at once', async () => {
    const many = Array.from({ length: 10_000 }, aThing);
    expect(await things.insert(source.manager, many)).toHaveLength(10_000);
  });

  it('writes what is given as the next version, and nothing over a version that was not seen', async () => {
    const thing = aThing();
    const { whatFor: _before, ...key } = thing;
    await things.insert(source.manager, [thing]);
    const at = { tripId: key.tripId, id: key.id };
    const before = await now(thing);
    expect(await things.update(source.manager, at, 1, { whatFor: null, details: { dry: true } })).toBe(true);
    const after = await now(thing);
    expect(after).toMatchObject({ whatFor: null, details: { dry: true }, people: ['Robin'], version: 2 });
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
    expect(await things.update(source.manager, at, 1, { whatFor: 'Lost' })).toBe(false);
    expect((await now(thing))?.whatFor).toBeNull();
  });

  it('keeps the key and the version from a caller that names them, and ignores what is no column', async () => {
    const thing = aThing();
    const at = { tripId: thing.tripId, id: thing.id };
    await things.insert(source.manager, [thing]);
    const change = { ...aThing(), version: 40, whatFor: 'Snow', nothing: 1 };
    expect(await things.update(source.manager, at, 1, change)).toBe(true);
    expect(await now(thing)).toMatchObject({ ...at, whatFor: 'Snow', version: 2 });
  });

  it('adds a row for version 0 and updates it for any other', async () => {
    const { tripId, id } = aThing();
    const write = (version: number, whatFor: string) =>
      things.write(source.manager, { tripId, id }, version, { whatFor });
    expect(await write(1, 'Nothing')).toBe(false);
    expect(await write(0, 'The rain')).toBe(true);
    expect(await write(0, 'Snow')).toBe(false);
    expect(await write(1, 'The wind')).toBe(true);
    expect(await write(1, 'Snow')).toBe(false);
    expect(await now({ tripId, id })).toMatchObject({ whatFor: 'The wind', version: 2 });
  });

  it('removes a row, of one version where it is named', async () => {
    const thing = aThing();
    const at = { tripId: thing.tripId, id: thing.id };
    await things.insert(source.manager, [thing]);
    expect(await things.remove(source.manager, at, 7)).toBe(false);
    expect(await things.remove(source.manager, at, 1)).toBe(true);
    expect(await things.remove(source.manager, at)).toBe(false);
  });
});
