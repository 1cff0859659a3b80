import { randomUUID } from 'node:crypto';
import type { Local } from '@landsea/local';
import { launchBrowser, signInAs } from '../browser.js';
import { makeCrowd, withDatabase, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { bounded, percentile, type Figure } from '../figures.js';

const mostMs = 300;

/** The first becomes an agent, and the second a client who has joined. @returns the client's id. */
async function joinAsClient(local: Local, agent: Member, client: Member): Promise<string> {
  const clientId = randomUUID();
  await withDatabase(local, 'identity', (identity) =>
    identity.query(`UPDATE user_account SET user_type = 'agent' WHERE id = $1`, [agent.userId]),
  );
  await withDatabase(local, 'trips', (trips) =>
    trips.query(
      `INSERT INTO client (id, agent_id, first_name, last_name, email, user_id) VALUES ($1, $2, 'Bench', 'Client', $3, $4)`,
      [clientId, agent.userId, client.email, client.userId],
    ),
  );
  return clientId;
}

/** An agent writes in one browser, the client has the messages open in another: from the request to the event. */
export async function message(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const messages = smoke ? 2 : 50;
  const [agent, client] = await makeCrowd(local, 2, 1);
  if (!agent || !client) throw new Error('nobody was made');
  const clientId = await joinAsClient(local, agent, client);
  const browser = await launchBrowser();
  try {
    const [writer, reader] = await Promise.all([browser.newContext(), browser.newContext()]);
    await signInAs(writer, local, agent);
    await signInAs(reader, local, client);
    const [writing, reading] = await Promise.all([writer.newPage(), reader.newPage()]);
    // Any address of the origin will do; a page of the product would follow the messages too.
    for (const page of [writing, reading]) await page.goto(`${local.origin}/remotes.json`);
    await reading.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const source = new EventSource('/api/v1/conversations/stream');
          const arrivals: Record<string, number> = {};
          Object.assign(window, { arrivals });
          source.onopen = () => resolve();
          source.onmessage = ({ data }: MessageEvent<string>) => {
            const event = JSON.parse(data) as { message?: { id: string } };
            if (event.message) arrivals[event.message.id] = Date.now();
          };
        }),
    );
    const sent = await writing.evaluate(
      async ({ clientId, messages }) => {
        const post = async (path: string, body: object): Promise<{ id: string }> => {
          const answer = await fetch(`/api/v1/conversations${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(`the call was answered ${answer.status}`);
          return (await answer.json()) as { id: string };
        };
        const conversation = await post('', { clientId, tripId: null });
        const starts: [string, number][] = [];
        for (let number = 0; number < messages; number += 1) {
          const id = crypto.randomUUID();
          starts.push([id, Date.now()]);
          await post(`/${conversation.id}/messages`, { id, body: `Tables open on day ${number}` });
        }
        return starts;
      },
      { clientId, messages },
    );
    await reading.waitForTimeout(2_000);
    const arrivals = await reading.evaluate(
      () => (window as { arrivals?: Record<string, number> }).arrivals ?? {},
    );
    const delays = sent.map(([id, started]) => (arrivals[id] ?? Number.POSITIVE_INFINITY) - started);
    const lost = delays.filter((delay) => !Number.isFinite(delay)).length;
    return [
      { name: 'message to second browser, median', value: percentile(delays, 0.5), unit: 'ms' },
      {
        name: 'message to second browser, p95',
        ...bounded(percentile(delays, 0.95), mostMs, `of ${messages} messages`),
      },
      { name: 'messages that never arrived', value: lost, unit: `of ${messages}` },
    ];
  } finally {
    await browser.close();
  }
}
