import { randomBytes, randomUUID } from 'node:crypto';
import type { AgentItinerary } from '@landsea/contracts/agents';
import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { hashToken, withDatabase, type Member } from '../crowd.js';
import { makeDayTrip } from '../days/day-trip.js';
import type { Extent } from '../extent.js';
import { makeBoundedFigure, computePercentile, computeRatio, type Figure } from '../figures.js';
import { makeAgent } from './desk.js';

const mostMs = 2_000;
const fewestPages = 10;
/** A call beside a PDF may take this many times as long as one without. */
const mostBeside = 2;
const full = { files: 5, calls: 100 };
const few = { files: 1, calls: 5 };

/** The trip becomes one of a client's. */
async function giveToClient(local: Local, { userId, tripId }: Member): Promise<void> {
  const clientId = randomUUID();
  await withDatabase(local, 'trips', async (client) => {
    await client.query(
      `INSERT INTO client (id, agent_id, first_name, last_name, phone) VALUES ($1, $2, 'Ada', 'Byron', '+15125550100')`,
      [clientId, userId],
    );
    await client.query(`UPDATE trip SET for_client = true WHERE id = $1`, [tripId]);
    await client.query(`INSERT INTO agent_trip (trip_id, client_id) VALUES ($1, $2)`, [tripId, clientId]);
  });
}

async function addReader(local: Local, { tripId }: Member): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await withDatabase(local, 'trips', (client) =>
    client.query(
      `WITH reader AS (INSERT INTO itinerary_recipient (id, itinerary_id, name, email)
         SELECT gen_random_uuid(), id, 'Ada Byron', 'ada@bench.example' FROM itinerary WHERE trip_id = $1 RETURNING id)
       INSERT INTO itinerary_link (token_hash, recipient_id) SELECT $2, id FROM reader`,
      [tripId, hashToken(token)],
    ),
  );
  return token;
}

/** Each one is drawn, as a file that was drawn before is kept. */
async function publishOnce(local: Local, member: Member, title: string): Promise<void> {
  const path = `/api/v1/agent-trips/${member.tripId}/itinerary`;
  const { version, message, contacts, sections, dayWords } = await call<AgentItinerary>(local, member, path);
  const saved = { version, title, message, contacts, sections, dayWords };
  const { checksum } = await call<AgentItinerary>(local, member, path, saved, 'PUT');
  await call(local, member, `${path}/publications`, { checksum, tells: false });
}

async function draw(local: Local, token: string): Promise<number> {
  const answer = await fetch(`${local.origin}/api/v1/itinerary/pdf`, {
    method: 'POST',
    headers: { origin: local.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`the PDF answered ${answer.status}`);
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return file.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Another person's call until `isOver`. @returns milliseconds of each. */
async function callBeside(
  local: Local,
  member: Member,
  isOver: (calls: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    await call(local, member, '/api/v1/morning');
    times.push(performance.now() - begun);
  }
  return times;
}

/** Fourteen full days on paper, while somebody else looks at their morning. */
export async function measureItineraryPdf(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { files, calls } = smoke ? few : full;
  const { member } = await makeDayTrip(local, makeAgent);
  await giveToClient(local, member);
  await publishOnce(local, member, 'First');
  const token = await addReader(local, member);
  // The first one starts a thread.
  await draw(local, token);
  const alone = await callBeside(local, member, (made) => made >= calls);
  const [times, beside]: [number[], number[]] = [[], []];
  let pages = 0;
  for (let file = 0; file < files; file += 1) {
    await publishOnce(local, member, `Version ${file}`);
    let isDrawn = false;
    const begun = performance.now();
    const [found, waits] = await Promise.all([
      draw(local, token).finally(() => {
        times.push(performance.now() - begun);
        isDrawn = true;
      }),
      callBeside(local, member, () => isDrawn),
    ]);
    pages = found;
    beside.push(...waits);
  }
  if (pages === 0) throw new Error('the itinerary has no pages');
  const [before, during] = [computePercentile(alone, 0.5), computePercentile(beside, 0.5)];
  return [
    {
      name: 'itinerary as PDF',
      ...makeBoundedFigure(
        computePercentile(times, 0.5),
        mostMs,
        `${pages} pages of at least ${fewestPages}, median of ${files}`,
      ),
    },
    {
      name: 'another call beside the PDF to one without',
      ...computeRatio(
        during / before,
        mostBeside,
        `medians, ${during.toFixed(1)} and ${before.toFixed(1)} ms`,
      ),
    },
  ];
}
