import { getDateIn } from '@landsea/contracts/core';
import { ExperimentFile, type Experiment } from '@landsea/contracts/experiments';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
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
      ) : (
        <ul className="grid gap-6">
          {tested.map((experiment) => (
            <li key={experiment.key}>
              <WithResults experiment={experiment} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WithResults({ experiment }: { experiment: Experiment }) {
  const { key, version } = experiment;
  const { data, isError, refetch } = useGetExperimentResultsQuery(
    { experiment: key, version },
    { refetchOnMountOrArgChange: true },
  );
  if (data) {
    const report = makeReport(experiment, data, getDateIn(new Date()));
    return <ExperimentReport experiment={experiment} report={report} />;
  }
  if (isError) {
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
