import type { Stripe } from 'stripe';

export interface DisputeFacts {
  state: 'none' | Outcome;
  lostAmount: number;
  /** Grows with each step of each dispute, so that an older observation is recognized. */
  progress: number;
}

type Outcome = 'open' | 'won' | 'lost';

const outcomes: Record<string, Outcome | undefined> = {
  needs_response: 'open',
  under_review: 'open',
  warning_needs_response: 'open',
  warning_under_review: 'open',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** An appeal follows a loss, and only an appeal can turn a loss into a win. */
const stepOf = (status: Stripe.Dispute.Status, outcome: Outcome): number => {
  if (outcome === 'open') return 1;
  if (outcome === 'won') return 4;
  return status === 'lost' ? 2 : 3;
};

function outcomeOf(status: Stripe.Dispute.Status): Outcome {
  const outcome = outcomes[status];
  if (!outcome) throw new Error(`a dispute with the status ${status}, which billing does not know`);
  return outcome;
}

/** @throws Error for a status that billing does not know: a person must look. */
export function readDisputeFacts(disputes: Pick<Stripe.Dispute, 'status' | 'amount'>[]): DisputeFacts {
  const seen = disputes.map(({ status, amount }) => {
    const outcome = outcomeOf(status);
    return { outcome, amount, step: stepOf(status, outcome) };
  });
  const lost = seen.filter(({ outcome }) => outcome === 'lost');
  const ended = seen.filter(({ outcome }) => outcome !== 'open').length;
  const open = ended < seen.length ? 'open' : 'won';
  return {
    state: seen.length === 0 ? 'none' : lost.length > 0 ? 'lost' : open,
    lostAmount: lost.reduce((sum, { amount }) => sum + amount, 0),
    progress: seen.reduce((sum, { step }) => sum + step, 0),
  };
}
