// What the machine gives without a framework: the same two queries behind node:http and pg, nothing else.
import { createServer } from 'node:http';
import pg from 'pg';

const [url = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

const trips = `SELECT id, name, mode, start_date::text, end_date::text, status, archived, created_at
  FROM trip WHERE owner_id = $1 ORDER BY created_at, id`;
const budget = `SELECT id, category, label, note, planned_cents, booked_cents, spent_cents, person, day, vendor, due_on,
  due_kind, status, version, updated_at
  FROM budget_line WHERE trip_id = $1 ORDER BY created_at, id`;

const server = createServer((req, res) => {
  const [, kind, id] = (req.url ?? '').split('/');
  pool.query(kind === 'trips' ? trips : budget, [id]).then(
    ({ rows }) => res.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
process.on('disconnect', () => process.exit(0));
