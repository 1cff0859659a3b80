import type { ConversionStep, Experiment } from '@landsea/contracts/experiments';
import { formatDateWithYear } from '@landsea/contracts/core';
import type { Phase, Report, VariantReport } from './verdict';

export const stepLabels: Record<ConversionStep, string> = {
  start: 'Went to sign-up',
  register: 'Registered',
  create: 'Created a trip',
  pay: 'Paid',
};

export const phaseLabels: Record<Phase, string> = {
  planned: 'Not started',
  running: 'Running',
  'too-few': 'Too few visitors',
  readable: 'Ended',
};

const count = new Intl.NumberFormat('en-US');
export const formatCount = (number: number): string => count.format(number);

/** `4.7%` of a share between 0 and 1. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** `1.4 s` of milliseconds. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const points = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;

const comparison = ({ key, better }: VariantReport, goal: string): string => {
  if (!better) return '';
  const { probability, difference } = better;
  const range = `between ${points(difference.low)} and ${points(difference.high)} percentage points`;
  return `${key} beats the first variant at “${goal}” with a probability of ${formatShare(probability)}; the difference is ${range}.`;
};

export const listVerdicts = (
  { endsOn, startsOn, minimumVisitors, goal }: Experiment,
  report: Report,
): string[] => {
  const { phase, fewest, isSplitWrong, variants } = report;
  if (isSplitWrong) {
    return [
      'Something is wrong with the split: one variant loses visitors. No result can be read from these counts. Check that each variant loads, then raise the version and begin again.',
    ];
  }
  const sample = `${formatCount(fewest)} of ${formatCount(minimumVisitors)} visitors in the smallest variant`;
  if (phase === 'planned') return [`Not yet. It starts on ${formatDateWithYear(startsOn)}.`];
  if (phase === 'running') return [`Not yet. It ends on ${formatDateWithYear(endsOn)}; ${sample}.`];
  if (phase === 'too-few')
    return [`It ended with too few: ${sample}. That says nothing either way, so run it again for longer.`];
  const step = stepLabels[goal].toLowerCase();
  return variants.flatMap((variant) => comparison(variant, step) || []);
};
