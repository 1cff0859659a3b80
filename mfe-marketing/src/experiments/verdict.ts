import type { ConversionStep, Experiment, ExperimentResults } from '@landsea/contracts/experiments';
import { differenceInterval, probabilityBetter, rateInterval } from './statistics/conversion';
import type { Conversion, Interval } from './statistics/conversion';
import { SPLIT_ALARM, splitProbability } from './statistics/sample-ratio';

export interface VariantReport {
  key: string;
  percent: number;
  visitors: number;
  steps: Record<ConversionStep, number>;
  /** Of the visitors, those who reached the goal; null without a visitor. */
  rate: number | null;
  interval: Interval;
  /** Against the first variant, once the result may be read; null before, and for the first variant. */
  better: { probability: number; difference: Interval } | null;
}

export type Phase = 'planned' | 'running' | 'too-few' | 'readable';

export interface Report {
  phase: Phase;
  /** The visitors of the smallest variant so far. */
  fewest: number;
  /** How probable this split is by chance; under `SPLIT_ALARM` nothing may be read. */
  splitProbability: number;
  isSplitWrong: boolean;
  variants: VariantReport[];
}

const noSteps: Record<ConversionStep, number> = { start: 0, register: 0, create: 0, pay: 0 };

const phaseOf = ({ startsOn, endsOn, minimumVisitors }: Experiment, today: string, fewest: number): Phase => {
  if (today < startsOn) return 'planned';
  if (today < endsOn) return 'running';
  return fewest < minimumVisitors ? 'too-few' : 'readable';
};

/**
 * What the counts say. Nothing is compared before the end that was fixed and the smallest sample: who looks early and stops at
 * a good moment finds differences that are not there.
 */
export const reportOf = (experiment: Experiment, results: ExperimentResults, today: string): Report => {
  const counted = experiment.variants.map(({ key, percent }) => {
    const found = results.variants.find(({ variant }) => variant === key);
    return { key, percent, visitors: found?.visitors ?? 0, steps: found?.steps ?? noSteps };
  });
  const fewest = Math.min(...counted.filter(({ percent }) => percent > 0).map(({ visitors }) => visitors));
  const probability = splitProbability(counted);
  const isSplitWrong = probability < SPLIT_ALARM;
  const phase = phaseOf(experiment, today, fewest);
  const conversionOf = ({ visitors, steps }: Pick<VariantReport, 'visitors' | 'steps'>): Conversion => ({
    visitors,
    converted: steps[experiment.goal],
  });
  const [usual] = counted;
  return {
    phase,
    fewest,
    splitProbability: probability,
    isSplitWrong,
    variants: counted.map((variant) => {
      const own = conversionOf(variant);
      const compared = phase === 'readable' && !isSplitWrong && usual && variant !== usual;
      return {
        ...variant,
        rate: own.visitors === 0 ? null : own.converted / own.visitors,
        interval: rateInterval(own),
        better: compared
          ? {
              probability: probabilityBetter(conversionOf(usual), own),
              difference: differenceInterval(conversionOf(usual), own),
            }
          : null,
      };
    }),
  };
};
