import Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { atMost, createdFilter, cursor, flag, list, paramsOf, text } from '../params/fields.js';
import { newId } from '../store/new-id.js';
import type { Transaction } from '../store/transaction.js';
import { find } from './find.js';
import { createdWithin, listPage } from './list-page.js';

type EventOf<T extends Stripe.Event.Type> = Extract<Stripe.Event, { type: T }>;
type ObjectOf<T extends Stripe.Event.Type> = EventOf<T>['data']['object'];

/** Records that `object` changed, in the same transaction, and plans its delivery. Returns the object. */
export function emit<T extends Stripe.Event.Type, O extends ObjectOf<T> & object>(
  context: Context,
  type: T,
  object: O,
  before?: O,
): O {
  const event = {
    id: newId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(context.recordedAt),
    data: before ? { object, previous_attributes: changed(before, object) } : { object },
    livemode: false,
    pending_webhooks: 0,
    request: context.request ?? { id: null, idempotency_key: null },
    type,
  } satisfies Stripe.EventBase;
  const stored = context.tx.put('event', event as Stripe.EventBase as Stripe.Event);
  for (const delivery of context.planDelivery(stored)) context.tx.put('delivery', delivery);
  return object;
}

function changed<O extends object>(before: O, after: O): Partial<O> {
  const keys = Object.keys(before) as (keyof O)[];
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, before[key]]),
  ) as Partial<O>;
}

/** How many deliveries of each event still wait for a 2xx. */
function waiting(tx: Transaction): Map<string, number> {
  const counts = new Map<string, number>();
  for (const delivery of tx.all('delivery')) {
    if (delivery.state === 'pending') counts.set(delivery.event, (counts.get(delivery.event) ?? 0) + 1);
  }
  return counts;
}

const retrieve = route({
  method: 'GET',
  path: '/v1/events/:id',
  params: paramsOf<Stripe.EventRetrieveParams>()({}),
  run: (context, _sent, id) => {
    const event = find(context, 'event', id);
    return { ...event, pending_webhooks: waiting(context.tx).get(id) ?? 0 };
  },
});

const listAll = route({
  method: 'GET',
  path: '/v1/events',
  params: paramsOf<Stripe.EventListParams>()({
    ...cursor,
    created: createdFilter.optional(),
    type: text.optional(),
    types: atMost(20, list(text)).optional(),
    delivery_success: flag.optional(),
  }),
  run: ({ tx }, sent) => {
    const pending = waiting(tx);
    const rows = tx
      .all('event')
      .filter((event) => ofType(event.type, sent.type) && (sent.types?.includes(event.type) ?? true))
      .filter((event) => createdWithin(event.created, sent.created))
      .filter(
        (event) => sent.delivery_success === undefined || sent.delivery_success === !pending.has(event.id),
      )
      .map((event) => ({ ...event, pending_webhooks: pending.get(event.id) ?? 0 }));
    return listPage({ url: '/v1/events', params: sent, known: tx.all('event'), rows });
  },
});

/** `charge.*` stands for every type that begins with `charge.` */
function ofType(type: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const eventRoutes = [listAll, retrieve];
