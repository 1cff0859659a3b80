import Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { limitList, createdFilter, cursor, list, defineParams, text } from '../params/fields.js';
import { makeId } from '../store/new-id.js';
import { isCreatedWithin, listPage } from './list-page.js';

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
    id: makeId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: toSeconds(context.recordedAt),
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

const MOST_TYPES = 20;

const listAll = route({
  method: 'GET',
  path: '/v1/events',
  params: defineParams<Stripe.EventListParams>()({
    ...cursor,
    created: createdFilter.optional(),
    type: text.optional(),
    types: limitList(MOST_TYPES, list(text)).optional(),
  }),
  run: (context, sent) => {
    if (sent.type !== undefined && sent.types) {
      const message = 'You may only specify one of these parameters: type, types.';
      throw StripeRefusal.invalid(message, { code: 'parameters_exclusive', param: 'types' });
    }
    return listPage(
      context,
      'event',
      '/v1/events',
      sent,
      ({ type, created }) =>
        ofType(type, sent.type) &&
        (sent.types?.includes(type) ?? true) &&
        isCreatedWithin(created, sent.created),
    );
  },
});

/** `charge.*` stands for every type that begins with `charge.` */
function ofType(type: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const eventRoutes = [listAll];
