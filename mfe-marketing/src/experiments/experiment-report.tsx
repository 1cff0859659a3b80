import { ConversionStep, type Experiment } from '@landsea/contracts/experiments';
import { Badge } from '@landsea/ui/badge';
import { Card, CardTitle } from '@landsea/ui/card';
import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { Notice } from '@landsea/ui/notice';
import { formatDateRange } from '@landsea/web-kit';
import { formatCount, formatShare, phaseLabels, stepLabels, listVerdicts } from './report-texts';
import type { Interval } from './statistics/conversion';
import type { Report } from './verdict';

const WIDTH = 160;

function IntervalBar({ rate, interval, highest }: { rate: number; interval: Interval; highest: number }) {
  const at = (share: number) => (share / highest) * WIDTH;
  return (
    <span className="grid gap-1">
      <svg
        aria-hidden
        viewBox={`-4 0 ${WIDTH + 8} 16`}
        className="h-4 w-42 text-sea"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <path d={`M0 8h${WIDTH}`} strokeWidth="1" opacity="0.25" />
        <path
          d={`M${at(interval.low).toFixed(1)} 8H${at(interval.high).toFixed(1)}`}
          strokeWidth="3"
          opacity="0.6"
        />
        <circle cx={at(rate).toFixed(1)} cy="8" r="4" fill="currentColor" stroke="none" />
      </svg>
      <span className="text-sm text-muted tabular-nums">
        {formatShare(interval.low)} to {formatShare(interval.high)}
      </span>
    </span>
  );
}

export function ExperimentReport({ experiment, report }: { experiment: Experiment; report: Report }) {
  const { key, path, version, hypothesis, startsOn, endsOn, goal } = experiment;
  const highest = Math.max(
    0.01,
    ...report.variants.map(({ interval, visitors }) => (visitors ? interval.high : 0)),
  );
  return (
    <Card aria-labelledby={`experiment-${key}`} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <CardTitle id={`experiment-${key}`}>{hypothesis}</CardTitle>
        <Badge tone={report.isSplitWrong ? 'berry' : report.phase === 'readable' ? 'palm' : 'sea'}>
          {phaseLabels[report.phase]}
        </Badge>
      </div>
      <p className="text-base text-muted">
        {key}, version {version}, at {path} · {formatDateRange(startsOn, endsOn)} · judged by “
        {stepLabels[goal].toLowerCase()}”
      </p>
      <Notice tone={report.isSplitWrong ? 'error' : 'info'}>
        {listVerdicts(experiment, report).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      <DataTable caption={`Visitors of ${key} by variant`}>
        <thead>
          <tr>
            <Th>Variant</Th>
            <Th numeric>Visitors</Th>
            {ConversionStep.options.map((step) => (
              <Th key={step} numeric className="whitespace-nowrap">
                {stepLabels[step]}
              </Th>
            ))}
            <Th className="whitespace-nowrap">{stepLabels[goal]}, 95% sure</Th>
          </tr>
        </thead>
        <tbody>
          {report.variants.map((variant) => (
            <tr key={variant.key}>
              <Th scope="row" className="whitespace-nowrap">
                {variant.key} <span className="text-muted">{variant.percent}%</span>
              </Th>
              <Td numeric>{formatCount(variant.visitors)}</Td>
              {ConversionStep.options.map((step) => (
                <Td key={step} numeric>
                  {formatCount(variant.steps[step])}
                  {variant.visitors > 0 ? (
                    <span className="block text-sm text-muted">
                      {formatShare(variant.steps[step] / variant.visitors)}
                    </span>
                  ) : null}
                </Td>
              ))}
              <Td>
                {variant.rate === null ? (
                  <span className="text-muted">No visitors yet</span>
                ) : (
                  <IntervalBar rate={variant.rate} interval={variant.interval} highest={highest} />
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="text-sm text-muted">
        By chance alone, visitors split like this {formatShare(report.splitProbability)} of the time. Under
        0.1% warns that visitors get lost.
      </p>
    </Card>
  );
}
