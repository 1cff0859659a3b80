import type { CalendarDate } from '@landsea/contracts/core';
import type { Experiment } from '@landsea/contracts/experiments';
import { computeShare } from './share.js';

/** America/New_York. */
export const isRunning = ({ startsOn, endsOn, variants }: Experiment, today: CalendarDate): boolean =>
  startsOn <= today && today < endsOn && variants.length > 1;

const usualVariant = ({ variants }: Pick<Experiment, 'variants'>): string => variants[0]?.key ?? '';

export const getUnassignedVariant = (
  experiment: Pick<Experiment, 'variants' | 'endsOn' | 'winner'>,
  today: CalendarDate,
): string => (today >= experiment.endsOn ? experiment.winner : undefined) ?? usualVariant(experiment);

/**
 * Each variant but the first grows from its own start, so a changed percentage moves visitors only between it
 * and the first.
 */
export const assignVariant = (experiment: Experiment, visitorId: string): string => {
  const share = computeShare(`${experiment.key}.${experiment.version}`, visitorId);
  const challengers = experiment.variants.slice(1);
  const found = challengers.find(({ percent }, index) => {
    const start = index / challengers.length;
    return share >= start && share < start + percent / 100;
  });
  return found?.key ?? usualVariant(experiment);
};
