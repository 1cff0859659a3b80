import type { Commission, CommissionState } from '@landsea/contracts/agents';
import { addDays } from '@landsea/contracts/core';

/** For a supplier that says nothing: agencies tell their agents to ask after 60 days at the latest. */
export const USUAL_PAY_DAYS = 60;

/** A host that rounds its own way is a cent off. */
const TOLERANCE_CENTS = 1;

/** The last day on which it is on time; `days` after travel. */
export const findCommissionDue = (endsOn: string, days: number | null): string =>
  addDays(endsOn, days ?? USUAL_PAY_DAYS);

type Judged = Pick<Commission, 'ownCents' | 'receivedCents' | 'endsOn' | 'dueOn' | 'settledNote'> & {
  /** Lines that are matched to it. */
  lines: number;
};

/** `today` is the agent’s calendar date. */
export const judgeCommission = (judged: Judged, today: string): CommissionState => {
  const { ownCents, receivedCents, endsOn, dueOn, settledNote, lines } = judged;
  if (settledNote !== null) return 'settled';
  if (ownCents === null) return receivedCents > 0 ? 'over' : 'unknown';
  if (receivedCents > ownCents + TOLERANCE_CENTS) return 'over';
  if (receivedCents > 0 && receivedCents >= ownCents - TOLERANCE_CENTS) return 'paid';
  if (receivedCents > 0) return today > dueOn ? 'short' : 'part';
  if (receivedCents < 0 || (lines > 1 && ownCents > 0)) return 'reversed';
  if (ownCents === 0) return 'paid';
  if (today > dueOn) return 'overdue';
  return today > endsOn ? 'waiting' : 'ahead';
};

/** Money that the agent may ask for. */
export const isLateCommission = ({ state }: Pick<Commission, 'state'>): boolean =>
  state === 'overdue' || state === 'short' || state === 'reversed';

/** Cents that are still to come; 0 for what is paid, settled or unknown. */
export const countOpenCents = ({
  state,
  ownCents,
  receivedCents,
}: Pick<Commission, 'state' | 'ownCents' | 'receivedCents'>): number =>
  state === 'settled' || ownCents === null ? 0 : Math.max(0, ownCents - receivedCents);
