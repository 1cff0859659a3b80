import type { ClientPortal } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Segmented } from '@landsea/ui/fields/segmented';
import { asClient, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useClientPortalQuery } from './portal-api';
import { Portal, PortalSkeleton } from './portal-page';
import { PortalPreviewContext } from './portal-preview-context';

type Width = 'phone' | 'computer';
const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'computer', label: 'Computer' },
] as const;

/** The portal of one client as they see it; nothing in it can be changed or sent. */
export function PortalPreviewPage() {
  const { clientId = '' } = useParams();
  const {
    currentData: portal,
    error,
    refetch,
  } = useClientPortalQuery(clientId, { refetchOnMountOrArgChange: true });
  const [width, setWidth] = useState<Width>('computer');
  if (error && !portal) return <Unreadable error={error} onRetry={() => void refetch()} />;
  if (!portal) return <PortalSkeleton />;
  return (
    <>
      <PreviewBar portal={portal} width={width} onWidth={setWidth} />
      <div
        className={
          width === 'phone'
            ? 'mx-auto mt-4 max-w-[390px] overflow-hidden rounded-card border border-edge bg-paper px-4 pb-6'
            : 'pb-6'
        }
      >
        <PortalPreviewContext value={portal}>
          <Portal agents={[portal.agent]} />
        </PortalPreviewContext>
      </div>
    </>
  );
}

function Unreadable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = toApiError(error);
  const toList = (
    <Link to="/app/agents/clients" className="text-sea underline-offset-4 hover:underline">
      Clients
    </Link>
  );
  return code === 'NOT_FOUND' ? (
    <ErrorState
      isPage
      title="No such client"
      text="None of your clients is at this address."
      secondary={toList}
    />
  ) : (
    <ErrorState isPage text={message} onRetry={onRetry} secondary={toList} />
  );
}

interface PreviewBarProps {
  portal: ClientPortal;
  width: Width;
  onWidth: (width: Width) => void;
}

function PreviewBar({ portal: { clientName, joined, agent }, width, onWidth }: PreviewBarProps) {
  const [search] = useSearchParams();
  const tripId = search.get('trip');
  const trip = tripId === null ? undefined : `/trip/${tripId}/dashboard`;
  return (
    <section
      aria-label="Preview"
      className="-mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sun px-4 py-2 text-on-sun sm:mx-0 sm:rounded-card"
    >
      <p className="min-w-0 py-1 wrap-anywhere">
        {joined ? (
          <>
            Preview: this is what <strong>{clientName}</strong> sees.
          </>
        ) : (
          <>
            Preview: this is what <strong>{clientName}</strong> sees after joining.
          </>
        )}{' '}
        You can look, but not tick, vote or send.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Show it as on a"
          className="hidden sm:block"
          options={widths}
          value={width}
          onValueChange={onWidth}
        />
        {trip && tripId !== null ? (
          <Button asChild size="sm">
            {/* A whole new page when the trip was opened as the client, so that nothing of their view stays. */}
            {asClient.clientOf(tripId) === undefined ? (
              <Link to={trip}>Back to the trip</Link>
            ) : (
              <a href={trip} onClick={() => asClient.stop()}>
                Back to the trip
              </a>
            )}
          </Button>
        ) : null}
        <Button asChild size="sm">
          <Link to={`/app/agents/clients/${agent.clientId}`}>
            {trip ? 'Client page' : 'Back to the client'}
          </Link>
        </Button>
      </div>
    </section>
  );
}
