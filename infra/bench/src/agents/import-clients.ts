import { createHash, randomUUID } from 'node:crypto';
import {
  HOUSEHOLDS_PER_CALL,
  MAX_IMPORT_ROWS,
  type ImportDecisions,
  type ImportHouseholds,
  type ImportResult,
  type StartImport,
} from '@landsea/contracts/agents/imports';
import type { Local } from '@landsea/local';
import { readFile } from 'node:fs/promises';
import { call } from '../call.js';
import type { Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { makeBoundedFigure, type Figure } from '../figures.js';
import { makeAgent } from './desk.js';

const everyMs = 50;

/** Resident megabytes of a process; not a number where the system does not say. */
async function readResident(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** @returns the most megabytes by which the process grew while the work ran. */
async function watchResident(pid: number | undefined, work: () => Promise<void>): Promise<number> {
  const before = await readResident(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await readResident(pid));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return most - before;
}

const mostMs = 20_000;
const mostMegabytes = 150;
const few = 120;

/** Every family of a file has one row, which is as many families as a file can have. */
const listHouseholds = (rows: number): ImportHouseholds['households'] =>
  Array.from({ length: rows }, (_, index) => ({
    household: {
      key: `family ${index}`,
      lines: [index + 2],
      externalId: `tern:${index}`,
      tags: ['cruise', 'newsletter'],
      notes: 'Prefers texts in the evening; celebrates an anniversary in the first week of June.',
      details: { street: `${index} Elm Street`, city: 'Austin', postalCode: '78704' },
      people: [
        {
          firstName: `First${index}`,
          lastName: `Last${index % 700}`,
          email: `family-${index}@bench.example`,
          phone: `+1512555${String(index).padStart(4, '0')}`,
          birthDate: '1986-02-03',
          loyalties: [{ program: 'Castaway Club', level: 'Gold' }],
        },
      ],
    },
  }));

const aFile = (rows: number): StartImport => ({
  id: randomUUID(),
  fileName: 'clients.csv',
  sha256: createHash('sha256').update(randomUUID()).digest('hex'),
  system: 'tern',
  signature: 'firstname,lastname,email',
  mapping: ['firstName', 'lastName', 'email'],
  rows,
});

/** In calls as the page makes them. @throws Error where a family came to another end. */
async function send(
  local: Local,
  agent: Member,
  path: string,
  households: ImportHouseholds['households'],
  wanted: ImportResult,
): Promise<void> {
  for (let from = 0; from < households.length; from += HOUSEHOLDS_PER_CALL) {
    const part = households.slice(from, from + HOUSEHOLDS_PER_CALL);
    const { decisions } = await call<ImportDecisions>(local, agent, path, { households: part });
    const other = decisions.find(({ result }) => result !== wanted);
    if (other) throw new Error(`${other.key} is ${other.result}: ${other.sentence ?? ''}`);
  }
}

/** Looked at and written for the first time, and the same file once more. */
export async function importClients(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const rows = smoke ? few : MAX_IMPORT_ROWS;
  const path = '/api/v1/client-imports';
  // A service that has just started grows by its first call of each kind.
  await send(local, await makeAgent(local), `${path}/check`, listHouseholds(HOUSEHOLDS_PER_CALL), 'new');
  const agent = await makeAgent(local);
  const households = listHouseholds(rows);
  const times: number[] = [];
  const grown = await watchResident(local.pid('trips'), async () => {
    for (const wanted of ['new', 'same'] as const) {
      const { id } = await call<{ id: string }>(local, agent, path, aFile(rows));
      for (const part of [`${path}/check`, `${path}/${id}/households`]) {
        const begun = performance.now();
        await send(local, agent, part, households, wanted);
        times.push(performance.now() - begun);
      }
    }
  });
  const [check = 0, write = 0, again = 0, same = 0] = times;
  const most = `${mostMegabytes}${grown <= mostMegabytes ? '' : ': MISSED'}`;
  return [
    {
      name: 'import of clients, looked at and written',
      ...makeBoundedFigure(check + write, mostMs, `${rows} rows`),
    },
    { name: 'import of clients, looked at', value: check, unit: 'ms' },
    { name: 'import of clients, written', value: write, unit: 'ms' },
    {
      name: 'import of the same file once more',
      ...makeBoundedFigure(again + same, mostMs, 'looked at and written'),
    },
    { name: 'service grew by', value: grown, unit: 'MB', note: `resident, at most; bound ${most}` },
  ];
}
