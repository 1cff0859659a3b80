import { createHash, randomUUID } from 'node:crypto';
import { MOST_STATEMENT_LINES, type AddStatement, type StatementDetail } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import { call } from '../call.js';
import type { Extent } from '../extent.js';
import { makeBoundedFigure, type Figure } from '../figures.js';
import { makeAgent, makeDesk, readNumber } from './desk.js';

const mostMs = 5_000;
const few = 50;
/** Travel of all of them is over. */
const fromDay = -400;
const eachCents = 20_000;

const aStatement = (lines: number): AddStatement => ({
  id: randomUUID(),
  payer: 'host',
  name: 'Harbor Host',
  supplierId: null,
  paidOn: getDateIn(new Date()),
  bankCents: lines * eachCents,
  fileName: 'payout.csv',
  isReversed: false,
  sha256: createHash('sha256').update(randomUUID()).digest('hex'),
  lines: Array.from({ length: lines }, (_, index) => ({
    id: randomUUID(),
    number: readNumber(index + 1),
    guestName: `${index + 1}, Client`,
    supplierName: 'Walt Disney World',
    travelOn: null,
    cents: eachCents,
    isFee: false,
    note: '',
  })),
});

/** As many lines as a statement may have, each of which is for one of as many bookings. */
export async function matchStatement(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const lines = smoke ? few : MOST_STATEMENT_LINES;
  const agent = await makeAgent(local);
  await makeDesk(local, agent, { trips: lines, fromDay, hasBookings: true, isReckoned: false });
  const path = '/api/v1/commission-statements';
  const begun = performance.now();
  const added = await call<StatementDetail>(local, agent, path, aStatement(lines));
  const addedMs = performance.now() - begun;
  const { unclaimed } = added.statement;
  if (unclaimed > 0) throw new Error(`${unclaimed} lines found no booking`);
  const opening = performance.now();
  await call<StatementDetail>(local, agent, `${path}/${added.statement.id}`);
  const openedMs = performance.now() - opening;
  return [
    {
      name: 'statement added and matched',
      ...makeBoundedFigure(addedMs, mostMs, `${lines} lines and ${lines} trips`),
    },
    { name: 'statement opened again', ...makeBoundedFigure(openedMs, mostMs, 'the same') },
  ];
}
