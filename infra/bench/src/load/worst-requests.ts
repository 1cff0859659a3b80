import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { makeMember, type Member } from '../crowd.js';
import { makeDayTrip } from '../days/day-trip.js';

export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

/** The most expensive valid requests of one route. */
export interface WorstRequest {
  name: string;
  cookie?: string;
  connections: number;
  /** They differ from time to time, where an answer to the same ones would come from a cache. */
  requests: (time: number) => Request[];
}

const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const letters = (from: number): string =>
  upTo(45, (at) => String.fromCharCode(97 + ((from + at * 7) % 26))).join(' ');
const words = ['mountain', 'princes', 'coaster', 'resturant', 'firework', 'characters', 'splash', 'breakfst'];

const searches = (name: string, q: (index: number, time: number) => string): WorstRequest => ({
  name,
  connections: 40,
  requests: (time) =>
    upTo(40, (index) => ({
      method: 'GET',
      path: `/api/v1/catalogue/search?q=${encodeURIComponent(q(index, time))}`,
    })),
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A black picture of 5,000 × 5,000 pixels with 500 compressed texts, which become 500 MB when they are all unpacked. */
function heavyPicture(): Buffer {
  const side = 5_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(1_000_000))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...upTo(500, () => pngChunk('zTXt', text)),
    pngChunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function pictures(local: Local): Promise<WorstRequest> {
  const member = await makeMember(local, 1);
  const id = randomUUID();
  const item = { id, title: 'Churro', details: { kind: 'snack', tried: true, ratings: {} } };
  await call(local, member, `/api/v1/trips/${member.tripId}/items`, item);
  const body = new Uint8Array(heavyPicture());
  const path = `/api/v1/trips/${member.tripId}/items/${id}/photo?name=churro.png`;
  return {
    name: 'pictures of 25 million pixels with 500 texts',
    cookie: member.cookie,
    connections: 3,
    requests: () => upTo(3, () => ({ method: 'PUT', path, body, type: 'image/png' })),
  };
}

const changesOf = (member: Member, add: object[]): Request => ({
  method: 'POST',
  path: `/api/v1/trips/${member.tripId}/items/changes`,
  body: JSON.stringify({ title: 'Many', add, change: [], remove: [] }),
});

async function manyLanes(local: Local): Promise<WorstRequest> {
  const { member, plans } = await makeDayTrip(local);
  const date = plans.days[0]?.date;
  const lane = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false };
  const requests = (): Request[] =>
    upTo(5, () =>
      changesOf(
        member,
        upTo(200, (index) => ({
          id: randomUUID(),
          title: `Lane ${String(index)}`,
          date,
          time: '10:00',
          status: 'done',
          catalogueId: 'space-mountain',
          details: lane,
        })),
      ),
    );
  return { name: '200 lanes on one day', cookie: member.cookie, connections: 5, requests };
}

async function fullDays(local: Local): Promise<WorstRequest[]> {
  const { member, plans } = await makeDayTrip(local);
  const trip = `/api/v1/trips/${member.tripId}`;
  const { cookie } = member;
  const date = plans.days[0]?.date ?? '';
  const order = { goal: 'least-effort', walkingWeight: 0.5, pinned: [], from: null };
  const { address } = await call<{ address: string }>(local, member, `${trip}/calendar`, {});
  return [
    {
      name: 'the days of 400 items',
      cookie,
      connections: 10,
      requests: () => upTo(20, () => ({ method: 'GET', path: `${trip}/days` })),
    },
    {
      name: 'the best order of a day of 28 items',
      cookie,
      connections: 8,
      requests: () =>
        upTo(8, () => ({
          method: 'POST',
          path: `${trip}/days/${date}/best-order`,
          body: JSON.stringify(order),
        })),
    },
    {
      name: 'a calendar feed of 400 items',
      connections: 20,
      requests: () => upTo(60, () => ({ method: 'GET', path: new URL(address).pathname })),
    },
  ];
}

/** What the review of each route found to be the most expensive valid requests of trips. */
export const worstRequests = async (local: Local): Promise<WorstRequest[]> => [
  searches('searches for 45 letters', letters),
  searches('searches for 6 misspelled words', (index, time) =>
    [...upTo(5, (at) => words[(index + at) % words.length]), `castel${String(time)}x${String(index)}`].join(
      ' ',
    ),
  ),
  await manyLanes(local),
  ...(await fullDays(local)),
  await pictures(local),
];
