// What the machine gives without a framework: the same queries behind node:http and pg, nothing else.
import { createServer } from 'node:http';
import pg from 'pg';

const [url = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

const trips = `SELECT id, name, mode, start_date::text, end_date::text, status, archived, created_at
  FROM trip WHERE owner_id = $1 ORDER BY created_at, id`;
const budget = `SELECT id, category, label, note, planned_cents, booked_cents, spent_cents, person, day, vendor, due_on,
  due_kind, status, version, updated_at
  FROM budget_line WHERE trip_id = $1 ORDER BY created_at, id`;

const days = `SELECT date::text, kind, parks, place, note, version FROM trip_day WHERE trip_id = $1 ORDER BY date`;
const items = `SELECT id, title, date::text, time, day_part AS "dayPart", minutes, is_fixed AS "isFixed", position, people,
  park, place, catalogue_id AS "catalogueId", status, cost_cents AS "costCents", confirmation, note, details, votes, version,
  updated_at AS "updatedAt"
  FROM day_item WHERE trip_id = $1 ORDER BY date, position, created_at, id`;

const rowsOf = async (query: string, id: string | undefined): Promise<object[]> =>
  (await pool.query<object>(query, [id])).rows;

const reads: Record<string, (id: string | undefined) => Promise<object>> = {
  trips: (id) => rowsOf(trips, id),
  budget: (id) => rowsOf(budget, id),
  days: async (id) => ({ tripId: id, days: await rowsOf(days, id), items: await rowsOf(items, id) }),
};

const server = createServer((req, res) => {
  const [, kind = '', id] = (req.url ?? '').split('/');
  const answer = reads[kind]?.(id) ?? Promise.reject(new Error(`no read is called ${kind}`));
  answer.then(
    (body) => res.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
process.on('disconnect', () => process.exit(0));
