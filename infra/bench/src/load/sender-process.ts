import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Order, SendOutcome } from './sender.js';

/** Sends the requests once, so many at a time as there are connections. */
async function send({
  service,
  origin,
  requests,
  connections,
  cookie,
  address,
  overMs = 0,
}: Order): Promise<SendOutcome> {
  const waiting = requests.entries();
  const started = performance.now();
  let refused = 0;
  const connection = async (): Promise<void> => {
    for (const [index, { method, path, body, type = 'application/json' }] of waiting) {
      const early = started + (index / requests.length) * overMs - performance.now();
      if (early > 0) await setTimeout(early);
      const answer = await fetch(service + path, {
        method,
        headers: {
          origin,
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': type }),
        },
        ...(body !== undefined && { body }),
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path} answered ${String(answer.status)}`);
      if (!answer.ok) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { refused };
}

setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (order: Order) => {
  send(order).then(
    (sent) => process.send?.(sent),
    (error: unknown) => process.send?.({ error: String(error) } satisfies SendOutcome),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
