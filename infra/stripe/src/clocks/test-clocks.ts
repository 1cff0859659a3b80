import type Stripe from 'stripe';
import { toSeconds } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { integer, defineParams } from '../params/fields.js';
import { emit } from '../resources/events.js';
import { find } from '../resources/find.js';
import { makeId } from '../store/new-id.js';
import { doDueWork } from './due-work.js';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

const create = route({
  method: 'POST',
  path: '/v1/test_helpers/test_clocks',
  params: defineParams<Stripe.TestHelpers.TestClockCreateParams>()({ frozen_time: integer }),
  run: (context, sent) => {
    const created = toSeconds(context.now);
    const clock: Stripe.TestHelpers.TestClock = {
      id: makeId('clock_'),
      object: 'test_helpers.test_clock',
      created,
      deletes_after: created + KEPT_SECONDS,
      frozen_time: sent.frozen_time,
      livemode: false,
      name: null,
      status: 'ready',
      status_details: {},
    };
    return emit(context, 'test_helpers.test_clock.created', context.tx.put('test_clock', clock));
  },
});

/** All that falls due on the way is done before this call answers; the answer says `advancing`, as Stripe's does. */
const advance = route({
  method: 'POST',
  path: '/v1/test_helpers/test_clocks/:id/advance',
  params: defineParams<Stripe.TestHelpers.TestClockAdvanceParams>()({ frozen_time: integer }),
  run: (context, { frozen_time }, id) => {
    const held = find(context, 'test_clock', id);
    if (frozen_time <= held.frozen_time) {
      throw StripeRefusal.refused('A test clock can only be advanced to a later time than it shows.', {
        param: 'frozen_time',
      });
    }
    const advancing: Stripe.TestHelpers.TestClock = {
      ...held,
      status: 'advancing',
      status_details: { advancing: { target_frozen_time: frozen_time } },
    };
    emit(context, 'test_helpers.test_clock.advancing', advancing);
    doDueWork(context, new Date(frozen_time * 1000), id);
    const ready = context.tx.put('test_clock', { ...held, frozen_time });
    emit(context, 'test_helpers.test_clock.ready', ready);
    return advancing;
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/test_helpers/test_clocks/:id',
  params: defineParams<Stripe.TestHelpers.TestClockRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'test_clock', id),
});

export const testClockRoutes = [create, advance, retrieve];
