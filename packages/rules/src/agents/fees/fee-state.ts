import type { ListedFee, PlanningFee } from '@landsea/contracts/agents';

type Fee = Pick<PlanningFee, 'state' | 'dueOn' | 'cents' | 'receivedOn'>;

/** The client still owes it, or says that it is paid. */
export const isOpenFee = ({ state }: Pick<Fee, 'state'>): boolean => state === 'open' || state === 'told';

/** `today` is the reader’s calendar date. */
export const isLateFee = ({ state, dueOn }: Pick<Fee, 'state' | 'dueOn'>, today: string): boolean =>
  state === 'open' && dueOn !== null && dueOn < today;

/** US cents: received in the year by the date of receipt, and all that is open. */
export const sumFees = (
  fees: readonly Pick<ListedFee, 'state' | 'cents' | 'receivedOn'>[],
  year: string,
): { receivedCents: number; openCents: number } => ({
  receivedCents: fees.reduce(
    (sum, { state, cents, receivedOn }) =>
      state === 'confirmed' && receivedOn?.startsWith(year) ? sum + cents : sum,
    0,
  ),
  openCents: fees.reduce((sum, fee) => (isOpenFee(fee) ? sum + fee.cents : sum), 0),
});
