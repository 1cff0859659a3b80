import type { ConversionStep, Experiment, ExperimentResults } from '@landsea/contracts/experiments';
import { getDifferenceInterval, getProbabilityBetter, rateInterval } from './statistics/conversion';
import type { Conversion, Interval } from './statistics/conversion';
import { SPLIT_ALARM, splitProbability } from './statistics/sample-ratio';

export interface VariantReport {
  key: string;
  percent: number;
  visitors: number;
  steps: Record<ConversionStep, number>;
  rate: number | null;
  interval: Interval;
  /** Compared with the first variant after the end; null before, and for the first variant. */
  better: { probability: number; difference: Interval } | null;
}

export type Phase = 'planned' | 'running' | 'too-few' | 'readable';

export interface Report {
  phase: Phase;
  fewest: number;
  /** The probability of this split by chance; under `SPLIT_ALARM` no result may be read. */
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
 * Nothing is compared before the planned end and the smallest sample: a reader
 * who stops at a good moment finds differences that do not exist.
 */
export const makeReport = (experiment: Experiment, results: ExperimentResults, today: string): Report => {
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
              probability: getProbabilityBetter(conversionOf(usual), own),
              difference: getDifferenceInterval(conversionOf(usual), own),
            }
          : null,
      };
    }),
  };
};
