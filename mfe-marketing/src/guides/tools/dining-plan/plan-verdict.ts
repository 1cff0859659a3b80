import {
  planOutlooks,
  type EatingHabits,
  type PlanOutlook,
  type TypicalFood,
} from '@landsea/rules/dining-plan';
import { formatMoney } from '@landsea/web-kit';
import { habitBounds, getStay, type DiningChoice } from './dining-choices';

export const planNames: Record<PlanOutlook['plan'], string> = {
  quick: 'Quick-Service plan',
  standard: 'Standard Dining plan',
};

export type Verdict = 'worth-it' | 'close' | 'skip';

/** Worth it when even the cheaper meals pay for the plan, and not when even the dearer ones do not. */
export const judgePlan = ({ savesFromCents, savesToCents }: PlanOutlook): Verdict =>
  savesFromCents > 0 ? 'worth-it' : savesToCents <= 0 ? 'skip' : 'close';

const dollars = (cents: number): string => formatMoney(Math.abs(cents), { whole: true });

/** `Saves $40 to $180`, `Costs $90 to $300 more`, `Between $90 more and $60 less`. */
export const formatSaving = (outlook: PlanOutlook): string => {
  const { savesFromCents, savesToCents } = outlook;
  const verdict = judgePlan(outlook);
  if (verdict === 'worth-it') return `Saves ${dollars(savesFromCents)} to ${dollars(savesToCents)}`;
  if (verdict === 'skip') return `Costs ${dollars(savesToCents)} to ${dollars(savesFromCents)} more`;
  return `Between ${dollars(savesFromCents)} more and ${dollars(savesToCents)} less`;
};

export const pickBestPlan = (outlooks: readonly PlanOutlook[]): PlanOutlook | undefined =>
  outlooks.toSorted((one, other) => other.savesCents - one.savesCents)[0];

export const answerTitle = (best: PlanOutlook): string => {
  const verdict = judgePlan(best);
  if (verdict === 'worth-it')
    return `Yes: the ${planNames[best.plan]} saves about ${dollars(best.savesCents)}`;
  if (verdict === 'skip') return `No: paying as you eat is about ${dollars(best.savesCents)} cheaper`;
  return 'Too close to call';
};

type Tipping = Exclude<keyof EatingHabits, 'snacks'>;
const tippingNames: Record<Tipping, readonly [one: string, many: string]> = {
  quick: ['more counter meal a day', 'more counter meals a day'],
  table: ['more table meal', 'more table meals'],
  character: ['more character meal', 'more character meals'],
  signature: ['more signature dinner', 'more signature dinners'],
};
const tippingKinds: Record<PlanOutlook['plan'], readonly Tipping[]> = {
  quick: ['quick'],
  standard: ['table', 'character', 'signature'],
};

/**
 * The fewest further meals of one kind with which a plan would pay at average
 * prices; undefined when no number does.
 */
export const describeTippingPoint = (
  plan: PlanOutlook['plan'],
  choice: DiningChoice,
  food: TypicalFood,
): string | undefined => {
  const pays = (habits: EatingHabits) =>
    planOutlooks(getStay(choice), habits, food).some((each) => each.plan === plan && each.savesCents > 0);
  for (let more = 1; more <= choice.nights; more += 1)
    for (const kind of tippingKinds[plan]) {
      const times = choice.habits[kind] + more;
      if (times > habitBounds[kind].max || !pays({ ...choice.habits, [kind]: times })) continue;
      return `${more} ${tippingNames[kind][more === 1 ? 0 : 1]}`;
    }
  return undefined;
};
