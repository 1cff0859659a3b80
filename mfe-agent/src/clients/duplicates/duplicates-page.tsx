import type { DuplicateClient, DuplicatePair } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, notify, toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { Breakable } from '../list/breakable';
import { StageBadge } from '../list/stage-badge';
import { useGetDuplicatesQuery, useSetApartMutation } from './duplicates-api';
import { MergedLately } from './merged-lately';
import { formatReasons, toSentence } from './reason-texts';

function DuplicateClientFacts({ client }: { client: DuplicateClient }) {
  const { id, firstName, lastName, email, phone, people, createdAt, archivedAt } = client;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`/app/agents/clients/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea underline-offset-4 hover:underline"
        >
          {firstName} {lastName}
        </Link>
        <StageBadge client={client} />
        {archivedAt ? <Badge>Archived</Badge> : null}
      </span>
      <span className="wrap-anywhere">
        <Breakable text={email} />
      </span>
      {phone ? <span>{phone}</span> : null}
      <span className="text-sm text-muted">
        {people === 1 ? '1 person' : `${people} people`}, added {formatDayOf(createdAt)}
      </span>
    </div>
  );
}

const toList = (
  <Link to="/app/agents/clients" className="text-sea underline-offset-4 hover:underline">
    Clients
  </Link>
);

function Pair({ pair: { first, second, reasons } }: { pair: DuplicatePair }) {
  const [setApart, { isLoading }] = useSetApartMutation();
  const names = `${first.firstName} ${first.lastName} and ${second.firstName} ${second.lastName}`;
  const pair = { clientId: first.id, otherId: second.id };
  const apart = async () => {
    const { error } = await setApart({ ...pair, isApart: true });
    if (error) return;
    notify({
      title: 'Kept as two clients',
      description: `${names} are not suggested again.`,
      tone: 'success',
    });
  };
  return (
    <li>
      <Card aria-label={names} className="grid gap-3">
        <p className="text-sm font-semibold text-muted">{toSentence(formatReasons(reasons))}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DuplicateClientFacts client={first} />
          <DuplicateClientFacts client={second} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <Link to={`/app/agents/clients/${first.id}/merge/${second.id}`}>
              Compare<span className="sr-only"> {names}</span>
            </Link>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={isLoading}
            busyLabel="Keeping both…"
            onClick={() => void apart()}
          >
            Not the same<span className="sr-only">: {names}</span>
          </Button>
        </div>
      </Card>
    </li>
  );
}

export function DuplicatesPage() {
  const { data, error, refetch } = useGetDuplicatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title="Possible duplicates"
        lead="Families often share an address or a phone number, so look before you merge."
        breadcrumb={toList}
      />
      <div className="grid gap-8">
        {!data && error ? (
          <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} secondary={toList} />
        ) : !data ? (
          <div role="status" aria-busy="true" aria-label="Looking for duplicates" className="grid gap-4">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        ) : data.pairs.length === 0 ? (
          <EmptyState
            title="Nobody is here twice"
            text="No two clients share an address, a phone number or a name."
          />
        ) : (
          <section aria-label="Pairs" className="grid gap-4">
            <ul className="grid gap-4 xl:grid-cols-2">
              {data.pairs.map((pair) => (
                <Pair key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
              ))}
            </ul>
            {data.hasMore ? (
              <p className="text-muted">These are the most likely. More appear as you work through them.</p>
            ) : null}
          </section>
        )}
        <MergedLately />
      </div>
    </>
  );
}
