import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, notify, toApiError } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useChooseClientDigestMutation, useGetClientDigestQuery } from './client-digest-api';
import { DigestPreview } from './digest-preview';
import { DigestReaders } from './digest-readers';

const ANCHOR = 'morning-email';

/** One email each morning with what the agent recorded: off until the agent turns it on. */
export function ClientDigestCard({ clientId, firstName }: { clientId: string; firstName: string }) {
  const { data, error, refetch } = useGetClientDigestQuery(clientId, { refetchOnMountOrArgChange: true });
  const [choose, { isLoading }] = useChooseClientDigestMutation();
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const isNamed = hash === `#${ANCHOR}` && data !== undefined;
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const save = async (isOn: boolean | null) => {
    const { error: failure } = await choose({ clientId, isOn });
    if (failure)
      notify({ title: 'That choice was not saved', description: toApiError(failure).message, tone: 'error' });
  };
  return (
    <div ref={card} id={ANCHOR} className="scroll-mt-24">
      <Card aria-labelledby="client-digest" className="grid gap-4">
        <CardTitle id="client-digest">{firstName}’s morning email</CardTitle>
        {!data ? (
          error ? (
            <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-32" />
          )
        ) : (
          <>
            <SwitchField
              label={`Email ${data.readers.length > 1 ? `${firstName}’s household` : firstName} what you booked, once a day`}
              hint="Tables, rides, rooms, payments and papers you recorded, unless you told them already. No notes, no commission. Days with nothing new bring no email."
              checked={data.isOn}
              disabled={isLoading}
              onCheckedChange={(isOn) => void save(isOn)}
            />
            <DigestReaders clientId={clientId} readers={data.readers} />
            {data.problem ? (
              <Notice tone="warning" title="Nothing is sent right now">
                {data.problem}
              </Notice>
            ) : null}
            {data.held.map((sentence) => (
              <p key={sentence} className="text-sm wrap-anywhere text-muted">
                {sentence}
              </p>
            ))}
            <DigestPreview clientId={clientId} digest={data} />
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
              {data.lastSentAt ? <span>Last email on {formatDayOf(data.lastSentAt)}</span> : null}
              {data.isDefault ? (
                <Link
                  to="/settings#notifications"
                  className="inline-flex min-h-11 items-center text-sea underline"
                >
                  Choose for all your clients
                </Link>
              ) : (
                <Button size="sm" variant="quiet" disabled={isLoading} onClick={() => void save(null)}>
                  Do as for all my clients
                </Button>
              )}
            </p>
          </>
        )}
      </Card>
    </div>
  );
}
