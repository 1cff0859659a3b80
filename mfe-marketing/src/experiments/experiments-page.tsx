import { getDateIn } from '@landsea/contracts/core';
import { ExperimentFile, type Experiment } from '@landsea/contracts/experiments';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { useState } from 'react';
import { BuildReport } from './build-report';
import { writtenExperiments } from './experiment-list';
import { ExperimentReport } from './experiment-report';
import { useGetExperimentResultsQuery } from './experiments-api';
import { makeReport } from './verdict';

const experiments = ExperimentFile.parse(writtenExperiments);

export function ExperimentsPage({ list = experiments }: { list?: readonly Experiment[] }) {
  const tested = list.filter(({ variants }) => variants.length > 1);
  return (
    <div className="mx-auto w-full max-w-page px-5 pb-16">
      <PageHeader
        title="Experiments"
        lead="What visitors saw, and what they did next. Results are read on the end date, never before."
      />
      {tested.length === 0 ? (
        <EmptyState
          title="No experiment is running"
          text="Every visitor sees the same pages. Add a second variant to the experiment file and release the marketing pages."
        />
      ) : null}
      <ul className="grid gap-6">
        {list.map((experiment) => (
          <li key={experiment.key}>
            <WithResults experiment={experiment} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WithResults({ experiment }: { experiment: Experiment }) {
  const { key, variants } = experiment;
  const [version, setVersion] = useState(experiment.version);
  const { data, currentData, isError, refetch } = useGetExperimentResultsQuery(
    { experiment: key, version },
    { refetchOnMountOrArgChange: true },
  );
  const failed = isError && !currentData;
  if (data && !failed) {
    // What an earlier version compared is no longer in the list of experiments.
    const isCompared = variants.length > 1 && version === experiment.version;
    return (
      <div className="grid gap-6">
        {isCompared && currentData ? (
          <ExperimentReport
            experiment={experiment}
            report={makeReport(experiment, currentData, getDateIn(new Date()))}
          />
        ) : null}
        <BuildReport
          experiment={experiment}
          version={version}
          versions={data.versions ?? []}
          builds={currentData && (currentData.builds ?? [])}
          onVersionChange={setVersion}
        />
      </div>
    );
  }
  if (failed) {
    return (
      <ErrorState
        title="The results did not load"
        text="Check your connection and try again."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" aria-busy="true" aria-label="Loading results">
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
