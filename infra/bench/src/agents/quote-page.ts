import { randomUUID } from 'node:crypto';
import type { QuoteOption } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import { launchBrowser } from '../browser.js';
import { call } from '../call.js';
import type { Extent } from '../extent.js';
import { makeBoundedFigure, computePercentile, type Figure } from '../figures.js';
import { visitPage, type PageVisit } from '../pages/visit-page.js';
import { makeAgent } from './desk.js';

const mostPaintMs = 1_500;
const mostScriptKb = 90;
const visits = 3;

const anOption = (title: string, startDate: string): QuoteOption => ({
  id: randomUUID(),
  kind: 'stay',
  title,
  startDate,
  endDate: addDays(startDate, 5),
  place: 'Polynesian Village Resort',
  room: 'Garden view',
  port: '',
  tickets: '4-day Park Hopper',
  dining: 'Table service once a day',
  inclusions: ['Early entry', 'Memory Maker'],
  totalCents: 612_345,
  isAbout: false,
  priceDate: null,
  depositCents: 20_000,
  depositDueOn: addDays(startDate, -90),
  finalDueOn: addDays(startDate, -30),
  note: 'The monorail stops in the lobby, and the pool has a slide for both of the children.',
  isRecommended: title === 'By the lagoon',
  addons: [{ id: randomUUID(), title: 'Memory Maker', cents: 18_500, note: '' }],
  commissionCents: 48_000,
});

/** A quote of three options that was sent. @returns the address of its page. */
async function sendQuote(local: Local): Promise<string> {
  const agent = await makeAgent(local);
  const client = { firstName: 'Jen', lastName: 'Brubaker', phone: '+15125550101' };
  const { id: clientId } = await call<{ id: string }>(local, agent, '/api/v1/clients', client);
  const zone = 'America/New_York';
  const asked = { id: randomUUID(), clientId, tripId: null, zone };
  const { version } = await call<{ version: number }>(local, agent, '/api/v1/quotes', asked);
  const begins = addDays(getDateIn(new Date()), 150);
  const saved = {
    version,
    title: 'Spring break',
    message: 'Three ideas for you, with the pool that Leo asked for.',
    people: 4,
    expiresAt: `${addDays(getDateIn(new Date()), 5)}T12:00:00.000Z`,
    zone,
    options: ['By the lagoon', 'On the boardwalk', 'In the woods'].map((title) => anOption(title, begins)),
  };
  const path = `/api/v1/quotes/${asked.id}`;
  const quote = await call<{ version: number }>(local, agent, path, saved, 'PUT');
  const sent = { version: quote.version, sendsEmail: false };
  return new URL((await call<{ url: string }>(local, agent, `${path}/send`, sent)).url).pathname;
}

/** The page of a client who has no account, on a phone that was never here. */
export async function quotePage(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const path = await sendQuote(local);
  const browser = await launchBrowser();
  const found: PageVisit[] = [];
  try {
    for (let visit = 0; visit < (smoke ? 1 : visits); visit += 1)
      found.push(await visitPage(browser, local, path, smoke ? 'fast' : 'slow', []));
  } finally {
    await browser.close();
  }
  const median = (value: (visit: PageVisit) => number): number => computePercentile(found.map(value), 0.5);
  const scriptKb = median(({ scripts }) => scripts.body) / 1000;
  const profile = smoke ? 'fast' : 'slow';
  return [
    {
      name: `quote of a client, largest paint, ${profile}`,
      ...makeBoundedFigure(
        median(({ largest }) => largest),
        mostPaintMs,
        `median of ${found.length}`,
      ),
    },
    {
      name: 'quote of a client, JS',
      value: scriptKb,
      unit: 'kB',
      note: `bound ${mostScriptKb}${scriptKb <= mostScriptKb ? '' : ': MISSED'}`,
    },
    { name: `quote of a client, blocked, ${profile}`, value: median(({ blocked }) => blocked), unit: 'ms' },
  ];
}
