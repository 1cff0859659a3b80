/** Schema of the views that every area may read, and none may write. */
const VIEWS = 'trip_api.';

/**
 * Tables of other areas that an area may name in SQL, with the reason. An area below another never names
 * its tables: it is told by the area above.
 */
const allowedTables = [
  {
    area: 'agents',
    tables: ['outbox_message', 'mail_message', 'idempotency_key'],
    reason: 'The deletion of a client removes their traces from what is kept beside the areas.',
  },
  {
    area: 'planning',
    tables: ['trip', 'activity'],
    reason: 'Days, items and reminders are parts of a trip, and its log names who added an item.',
  },
  {
    area: 'money',
    tables: ['trip', 'stored_file', 'booking'],
    reason: 'A budget is part of a trip; its answer has the trip’s dates, receipts and payments of bookings.',
  },
  {
    area: 'history',
    tables: ['budget_line'],
    reason: 'A past trip is shown with what it has cost.',
  },
  {
    area: 'catalogue',
    tables: ['day_item'],
    reason: 'A new edition counts the items of trips that it affects.',
  },
  {
    area: 'sharing',
    tables: ['trip'],
    reason: 'A link opens a trip that is not deleted.',
  },
  {
    area: 'trip-dates',
    tables: ['trip', 'trip_day'],
    reason: 'It moves the trip’s dates together with everything that hangs on them.',
  },
  {
    area: 'trip',
    tables: ['entitlement'],
    reason: 'The list of trips says which are paid in the statement that lists them.',
  },
  {
    area: 'trip',
    file: 'trip/trips/trip-visibility.ts',
    tables: ['client', 'client_trip', 'agent_trip', 'agency_member'],
    reason: 'The only file that says who sees a trip also knows agents.',
  },
];

const word = String.raw`"?([a-z_]+(?:\.[a-z_]+)?)"?(?![\w(.])`;
const alias = String.raw`(?:\s+(?:AS\s+)?(?!JOIN|LEFT|CROSS|WHERE|SET|ON|USING)\w+)?`;
/** Each place where a statement, or a piece of one, names a table. */
const namings = [
  {
    pattern: new RegExp(String.raw`\b(INSERT INTO|DELETE FROM|UPDATE)\s+(?:ONLY\s+)?${word}`, 'g'),
    writes: true,
  },
  { pattern: new RegExp(String.raw`(?<!DELETE )\b(FROM|JOIN|USING)\s+\(*${word}`, 'g') },
  { pattern: new RegExp(String.raw`\b(FROM|USING)\s+[\w."]+${alias}\s*,\s*${word}`, 'g') },
  { pattern: new RegExp('(`)\\s*' + word + String.raw`(?=\s+\w+\s+(?:LEFT |CROSS )?JOIN\b)`, 'g') },
];

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** @returns the area of a file of services/trips/src; undefined for what belongs to none. */
const toArea = (path) => path.match(/^services\/trips\/src\/([\w-]+)\//)?.[1];

/** @returns the owning area of each table; `kit` for tables of nest-kit. */
function listOwners(sources) {
  const owners = new Map();
  for (const { path, text } of sources)
    for (const [, table] of text.matchAll(/@Entity\(\{? *(?:name: )?'(\w+)'/g))
      owners.set(table, toArea(path) ?? 'kit');
  return owners;
}

const isCovered = ({ area, path, table }, allowed) =>
  allowed.area === area && allowed.tables.includes(table) && (!allowed.file || path.endsWith(allowed.file));

const isAllowed = (use) => allowedTables.some((allowed) => isCovered(use, allowed));

/**
 * Table names in the SQL of each area. `foreign` are those that nothing allows, `allowed` those with a
 * reason, `views` reads through views.
 */
export function findTables(sources) {
  const owners = listOwners(sources);
  const found = { tables: owners.size, own: 0, views: 0, allowed: [], foreign: [] };
  for (const { path, text } of sources) {
    const area = toArea(path);
    if (!area || area === 'migrations') continue;
    const sql = withoutComments(text);
    for (const { pattern, writes } of namings)
      for (const match of sql.matchAll(pattern)) {
        const table = match[2];
        const line = sql.slice(0, match.index).split('\n').length;
        const use = { path, area, table, owner: owners.get(table), line };
        if (table.startsWith(VIEWS)) {
          if (writes) found.foreign.push({ ...use, owner: 'a view' });
          else found.views += 1;
        } else if (!use.owner) continue;
        else if (use.owner === area) found.own += 1;
        else (isAllowed(use) ? found.allowed : found.foreign).push(use);
      }
  }
  return found;
}

/** Allowances that nothing needs any longer. */
export const listUnneeded = (uses) =>
  allowedTables.flatMap(({ tables, ...allowed }) =>
    tables
      .filter((table) => !uses.some((use) => isCovered(use, { ...allowed, tables: [table] })))
      .map((table) => `${allowed.area} ${table}`),
  );

/** @returns the lines of a planted file of agents whose foreign table is not seen, or seen where none is. */
export function findMistakes(sources, text) {
  const planted = { path: 'services/trips/src/agents/planted.ts', text };
  const { foreign } = findTables([...sources, planted]);
  const seen = new Set(foreign.filter(({ path }) => path === planted.path).map(({ line }) => line));
  return text
    .split('\n')
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line, at }) => line.endsWith('// planted') !== seen.has(at));
}
