import type { CalendarDate } from '../core/primitives.js';
import type { Experiment } from './experiment-file.js';
import { shareOf } from './share.js';

/** Whether visitors are assigned and counted on this date (America/New_York). */
export const isRunning = ({ startsOn, endsOn, variants }: Experiment, today: CalendarDate): boolean =>
  startsOn <= today && today < endsOn && variants.length > 1;

const usualVariant = ({ variants }: Pick<Experiment, 'variants'>): string => variants[0]?.key ?? '';

/** What visitors see who are not assigned: before the start, after the end, and outside the audience. */
export const unassignedVariant = (
  experiment: Pick<Experiment, 'variants' | 'endsOn' | 'winner'>,
  today: CalendarDate,
): string => (today >= experiment.endsOn ? experiment.winner : undefined) ?? usualVariant(experiment);

/**
 * The variant of a visitor. Each variant but the first has a place of its own among the shares and grows from its start, so
 * a changed percentage moves visitors only between that variant and the first one.
 */
export const assignedVariant = (experiment: Experiment, visitorId: string): string => {
  const share = shareOf(`${experiment.key}.${String(experiment.version)}`, visitorId);
  const challengers = experiment.variants.slice(1);
  const found = challengers.find(({ percent }, index) => {
    const start = index / challengers.length;
    return share >= start && share < start + percent / 100;
  });
  return found?.key ?? usualVariant(experiment);
};
