import { ConversionStep, type BuildFigures, type Experiment } from '@landsea/contracts/experiments';
import { Card, CardTitle } from '@landsea/ui/card';
import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { Skeleton } from '@landsea/ui/skeleton';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatDateWithYear, getDateIn } from '@landsea/contracts/core';
import { formatCount, formatSeconds, formatShare, stepLabels } from './report-texts';

/** The version that is shown may be an earlier one: visitors of each version are counted for themselves. */
export function BuildReport({
  experiment: { key, version: current },
  version,
  versions,
  builds,
  onVersionChange,
}: {
  experiment: Pick<Experiment, 'key' | 'version'>;
  version: number;
  versions: readonly number[];
  /** Undefined while they are on their way. */
  builds: readonly BuildFigures[] | undefined;
  onVersionChange: (version: number) => void;
}) {
  const known = [...new Set([current, ...versions])].sort((one, other) => other - one);
  return (
    <Card aria-labelledby={`builds-${key}`} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <CardTitle id={`builds-${key}`}>{key} by build and variant</CardTitle>
        {known.length > 1 ? (
          <SelectField
            label="Version"
            value={String(version)}
            onValueChange={(value) => onVersionChange(Number(value))}
            options={known.map((each) => ({
              value: String(each),
              label: each === current ? `Version ${each}, now` : `Version ${each}`,
            }))}
          />
        ) : null}
      </div>
      {!builds ? (
        <Skeleton className="h-40 rounded-card" />
      ) : builds.length === 0 ? (
        <p className="text-base text-muted">
          Nobody was counted yet. Visitors are counted while variants are compared, or while a build is tried
          with --percent.
        </p>
      ) : (
        <BuildTable name={key} builds={builds} />
      )}
      <p className="text-sm text-muted">
        A visitor counts for the build they saw first. Three of four largest paints were faster than the time
        shown. Errors are those of scripts, once the page could be used.
      </p>
    </Card>
  );
}

function BuildTable({ name, builds }: { name: string; builds: readonly BuildFigures[] }) {
  return (
    <DataTable caption={`Visitors of ${name} by build and variant`}>
      <thead>
        <tr>
          <Th>Build</Th>
          <Th>Variant</Th>
          <Th numeric>Visitors</Th>
          {ConversionStep.options.map((step) => (
            <Th key={step} numeric className="whitespace-nowrap">
              {stepLabels[step]}
            </Th>
          ))}
          <Th numeric className="whitespace-nowrap">
            Met errors
          </Th>
          <Th numeric className="whitespace-nowrap">
            Largest paint
          </Th>
        </tr>
      </thead>
      <tbody>
        {builds.map((figures) => (
          <tr key={`${figures.build ?? ''} ${figures.variant}`}>
            <Th scope="row" className="whitespace-nowrap">
              {figures.build ?? 'Not named'}
              <span className="block text-sm text-muted">
                since {formatDateWithYear(getDateIn(new Date(figures.firstSeenAt)))}
              </span>
            </Th>
            <Td className="whitespace-nowrap">{figures.variant}</Td>
            <Td numeric>{formatCount(figures.visitors)}</Td>
            {ConversionStep.options.map((step) => (
              <Td key={step} numeric>
                <Share count={figures.steps[step]} of={figures.visitors} />
              </Td>
            ))}
            <Td numeric>
              <Share count={figures.withErrors} of={figures.visitors} />
            </Td>
            <Td numeric className="whitespace-nowrap">
              {figures.largestPaintMs === null ? '–' : formatSeconds(figures.largestPaintMs)}
              {figures.measured > 0 ? (
                <span className="block text-sm text-muted">of {formatCount(figures.measured)}</span>
              ) : null}
            </Td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Share({ count, of }: { count: number; of: number }) {
  return (
    <>
      {formatCount(count)}
      <span className="block text-sm text-muted">{formatShare(count / of)}</span>
    </>
  );
}
