import type { FeatureStatus, LaterFeature } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { AGENT_NOTICE_DAYS } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDate } from '@landsea/web-kit';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFeatureStatus } from './feature-status-api';
import { featureLabels, describeHealth, makeLaterRow, partLabels, describeUse } from './status-labels';

export function FeatureStatusPage() {
  const { data, error, refetch, isFetching } = useFeatureStatus();
  return (
    <>
      <PageHeader
        title="Feature status"
        lead={data ? planText(data.plan) : 'What’s on for your account, and whether it’s working right now.'}
      />
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
          <Features features={data.features} later={data.later ?? []} />
          <Health
            health={data.health}
            checkedAt={data.checkedAt}
            isChecking={isFetching}
            onCheck={() => void refetch()}
          />
        </div>
      )}
    </>
  );
}

const planText = ({ isOpen, until }: FeatureStatus['plan']): string => {
  if (isOpen && until) return `Your Agent plan is on until ${formatDate(until.slice(0, 10))}.`;
  if (!until) return 'You’re on the free account: one client with one trip.';
  const lastDay = addDays(getDateIn(new Date(until)), AGENT_NOTICE_DAYS);
  return lastDay >= getDateIn(new Date())
    ? `Your Agent plan has ended. You can edit your clients’ trips until ${formatDate(lastDay)}, and nothing is deleted after that.`
    : 'Your Agent plan has ended. You can look at your clients’ trips, and nothing is deleted. One client with one trip stays free to edit.';
};

interface FeaturesProps extends Pick<FeatureStatus, 'features'> {
  later: readonly LaterFeature[];
}

function Features({ features, later }: FeaturesProps) {
  const rows = [
    ...features.map((feature) => ({
      name: feature.name,
      title: featureLabels[feature.name].title,
      path: featureLabels[feature.name].path,
      text: describeUse(feature),
    })),
    ...later.flatMap((each) => makeLaterRow(each) ?? []),
  ];
  return (
    <section aria-labelledby="features" className="grid gap-2">
      <h2 id="features" className="font-display text-2xl text-ink">
        What is on
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {rows.map(({ name, title, path, text }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <Link
              to={path}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <span className="text-muted tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const marks = {
  ok: { Icon: CircleCheck, look: 'text-palm' },
  degraded: { Icon: CircleAlert, look: 'text-coral' },
  down: { Icon: CircleX, look: 'text-berry' },
};

interface HealthProps extends Pick<FeatureStatus, 'health' | 'checkedAt'> {
  isChecking: boolean;
  onCheck: () => void;
}

function Health({ health, checkedAt, isChecking, onCheck }: HealthProps) {
  const time = new Date(checkedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <section aria-labelledby="health" className="grid gap-2">
      <h2 id="health" className="font-display text-2xl text-ink">
        How it runs
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {health.map((each) => {
          const { Icon, look } = marks[each.state];
          const { title, text } = partLabels[each.part];
          return (
            <li key={each.part} className="flex items-center gap-3 py-3">
              <Icon aria-hidden size={22} strokeWidth={1.75} className={`shrink-0 ${look}`} />
              <span className="grid min-w-0 grow">
                <span className="font-semibold text-ink">{title}</span>
                <span className="text-sm text-muted">{text}</span>
              </span>
              <span className="text-right text-ink">{describeHealth(each)}</span>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">Checked at {time}</p>
        <Button size="sm" busy={isChecking} busyLabel="Checking…" onClick={onCheck}>
          Check now
        </Button>
      </div>
    </section>
  );
}
