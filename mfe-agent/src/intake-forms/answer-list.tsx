import type { IntakeAnswerSummary } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useListIntakeAnswersQuery } from '../frame/intake-forms/intake-api';
import { templateLabels } from '../frame/intake-forms/template-labels';

export function AnswerList() {
  const { data, error, refetch } = useListIntakeAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby="intake-answers" className="grid gap-3">
      <CardTitle id="intake-answers">Answers</CardTitle>
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Loading answers" className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : data.answers.length === 0 ? (
        <p className="text-base text-muted">
          No answers yet. Put a link on your website, or send a form from a client’s page.
        </p>
      ) : (
        <ul className="divide-y divide-hairline">
          {data.answers.map((answer) => (
            <li key={answer.id}>
              <AnswerRow answer={answer} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AnswerRow({
  answer: { id, name, source, template, state, open, clientId, sentAt },
}: {
  answer: IntakeAnswerSummary;
}) {
  return (
    <Link
      to={`/app/agents/intake-forms/answers/${id}`}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 hover:bg-sea-soft"
    >
      <span className="min-w-0">
        <span className="block font-semibold text-ink wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {[templateLabels[template], source, formatDayOf(sentAt)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {clientId === null ? (
        <Badge tone="berry">Your list is full</Badge>
      ) : open > 0 ? (
        <Badge tone="coral">{String(open)} to look at</Badge>
      ) : state === 'unconfirmed' ? (
        <Badge>Address not confirmed</Badge>
      ) : (
        <Badge tone="palm">Done</Badge>
      )}
    </Link>
  );
}
