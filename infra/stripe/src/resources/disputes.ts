import type Stripe from 'stripe';
import { z } from 'zod';

import type { Context } from '../context.js';
import { closeDispute, isClosed } from '../disputes/dispute-course.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  clearable,
  createdFilter,
  cursor,
  flag,
  mergeMetadata,
  metadata,
  paramsOf,
  text,
} from '../params/fields.js';
import { emit } from './events.js';
import { find } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';

/** What a test sends as its evidence decides the dispute, https://docs.stripe.com/testing#evidence */
const verdicts = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

function findOpen(context: Context, id: string): Stripe.Dispute {
  const held = find(context, 'dispute', id);
  if (!isClosed(held)) return held;
  throw StripeRefusal.refused(`This dispute is already closed (${held.status}).`);
}

const update = route({
  method: 'POST',
  path: '/v1/disputes/:id',
  params: paramsOf<Stripe.DisputeUpdateParams>()({
    evidence: z.strictObject({ uncategorized_text: clearable(text).optional() }).optional(),
    metadata: metadata.optional(),
    submit: flag.optional(),
  }),
  run: (context, sent, id) => {
    const held = findOpen(context, id);
    const said = sent.evidence?.uncategorized_text;
    const submitted = said !== undefined && (sent.submit ?? true);
    const updated = context.tx.put('dispute', {
      ...held,
      evidence: { ...held.evidence, uncategorized_text: said ?? held.evidence.uncategorized_text },
      evidence_details: {
        ...held.evidence_details,
        has_evidence: said ? true : held.evidence_details.has_evidence,
        submission_count: held.evidence_details.submission_count + (submitted ? 1 : 0),
      },
      metadata: mergeMetadata(held.metadata, sent.metadata),
      status: submitted ? held.status.replace('needs_response', 'under_review') : held.status,
    });
    emit(context, 'charge.dispute.updated', updated, held);
    const verdict =
      submitted && (said === 'winning_evidence' || said === 'losing_evidence') && verdicts[said];
    return verdict ? closeDispute(context, updated, verdict) : updated;
  },
});

/** The shop gives in. */
const close = route({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  params: paramsOf<Stripe.DisputeCloseParams>()({}),
  run: (context, _sent, id) => closeDispute(context, findOpen(context, id), 'lost'),
});

const retrieve = route({
  method: 'GET',
  path: '/v1/disputes/:id',
  params: paramsOf<Stripe.DisputeRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'dispute', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/disputes',
  params: paramsOf<Stripe.DisputeListParams>()({
    ...cursor,
    charge: text.optional(),
    created: createdFilter.optional(),
    payment_intent: text.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/disputes',
      params: sent,
      known: tx.all('dispute'),
      rows: tx
        .all('dispute')
        .filter(
          (row) => createdWithin(row.created, sent.created) && matches<unknown>(row.charge, sent.charge),
        )
        .filter((row) => matches<unknown>(row.payment_intent, sent.payment_intent)),
    }),
});

export const disputeRoutes = [listAll, close, update, retrieve];
