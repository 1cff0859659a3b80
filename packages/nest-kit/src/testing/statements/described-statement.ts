import type { Client, Connection, FieldDef, Submittable } from 'pg';

/** A type of Postgres by the name that `pg` reads it as. */
export type ReadAs =
  'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'json' | 'other' | { each: ReadAs };

export interface Column {
  name: string;
  readAs: ReadAs;
  /** Name of the table's column that it is, which is without NOT NULL; null for anything else. */
  nullable: string | null;
}

export interface Described {
  columns: Column[];
  /** By the types of Postgres; `string` for all that is written as text. */
  parameters: ReadAs[];
}

/** Asks Postgres to parse a statement, without running it. */
class Description implements Submittable {
  readonly done: Promise<void>;
  fields: FieldDef[] = [];
  parameters: number[] = [];
  private end: { resolve: () => void; reject: (error: Error) => void } | undefined;

  constructor(private readonly text: string) {
    this.done = new Promise((resolve, reject) => {
      this.end = { resolve, reject };
    });
  }

  submit(connection: Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.end?.reject(error);
  }

  handleReadyForQuery(): void {
    this.end?.resolve();
  }
}

const names = {
  boolean: ['bool'],
  number: ['int2', 'int4', 'oid', 'float4', 'float8'],
  Date: ['date', 'timestamp', 'timestamptz'],
  Buffer: ['bytea'],
  json: ['json', 'jsonb'],
  other: ['interval', 'point', 'circle', 'record'],
} satisfies Partial<Record<Extract<ReadAs, string>, string[]>>;

/** Types without a reader of their own in `pg` are read as text. */
const toReadAs = (name: string): ReadAs =>
  (Object.keys(names) as (keyof typeof names)[]).find((each) => names[each].includes(name)) ?? 'string';

/** A migrated database that describes statements. */
export class DescribingDatabase {
  private constructor(
    private readonly client: Client,
    private readonly types: ReadonlyMap<number, ReadAs>,
    private readonly nullable: Map<string, string>,
  ) {}

  static async open(client: Client): Promise<DescribingDatabase> {
    const { rows: types } = await client.query<{ oid: number; name: string; element: string | null }>(
      `SELECT t.oid, t.typname AS name, CASE WHEN t.typcategory = 'A' THEN e.typname END AS element
         FROM pg_type t LEFT JOIN pg_type e ON e.oid = t.typelem`,
    );
    const { rows: nullable } = await client.query<{ key: string; name: string }>(
      `SELECT attrelid || ':' || attnum AS key, attname AS name FROM pg_attribute
         JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r' WHERE NOT attnotnull`,
    );
    const database = new DescribingDatabase(
      client,
      new Map(
        types.map(({ oid, name, element }) => [
          oid,
          element === null ? toReadAs(name) : { each: toReadAs(element) },
        ]),
      ),
      new Map(nullable.map(({ key, name }) => [key, name])),
    );
    await database.followViews();
    return database;
  }

  /** Columns of a view are as nullable as those of its table. */
  private async followViews(): Promise<void> {
    const { rows } = await this.client.query<{ oid: number; text: string }>(
      `SELECT oid, pg_get_viewdef(oid) AS text FROM pg_class WHERE relkind = 'v' AND oid >= 16384 ORDER BY oid`,
    );
    for (const { oid, text } of rows)
      (await this.describe(text.replace(/;$/, ''))).columns.forEach(({ nullable }, index) => {
        if (nullable !== null) this.nullable.set(`${oid}:${index + 1}`, nullable);
      });
  }

  /** @throws what Postgres says about a statement that does not fit its schema. */
  async describe(text: string): Promise<Described> {
    const description = new Description(text);
    this.client.query(description);
    await description.done;
    const typeOf = (id: number): ReadAs => this.types.get(id) ?? 'other';
    return {
      parameters: description.parameters.map(typeOf),
      columns: description.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        readAs: typeOf(dataTypeID),
        nullable: this.nullable.get(`${tableID}:${columnID}`) ?? null,
      })),
    };
  }
}
