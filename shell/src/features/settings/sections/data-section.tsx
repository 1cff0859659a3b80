import type { DataExport } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { toApiError, notify } from '@landsea/web-kit';
import { useBeginExportMutation, useLatestExportQuery } from '../settings-api';

const POLL_MS = 1000;
const hourOf = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

function Copy({ copy }: { copy: DataExport }) {
  if (copy.state === 'failed') {
    return <Notice tone="error">Your data could not be collected. Please try again.</Notice>;
  }
  if (copy.state === 'collecting') {
    const label = `Collecting your data: ${copy.partsDone} of ${copy.partsTotal} parts`;
    return (
      <div className="grid gap-2">
        <Tide value={copy.partsDone / copy.partsTotal} label={label} />
        <p role="status" className="text-muted">
          {label}
        </p>
      </div>
    );
  }
  return (
    <Notice
      tone="success"
      title="Your data is ready"
      action={
        <Button asChild size="sm">
          <a href={`/api/auth/exports/${copy.id}/file`} download>
            Download the file
          </a>
        </Button>
      }
    >
      {copy.expiresAt ? `You can download it until ${hourOf(copy.expiresAt)}; then it is erased.` : null}
    </Notice>
  );
}

export function DataSection() {
  const { data, error, refetch } = useLatestExportQuery(undefined, { refetchOnMountOrArgChange: true });
  const copy = data?.export;
  const isCollecting = copy?.state === 'collecting';
  useLatestExportQuery(undefined, { pollingInterval: POLL_MS, skip: !isCollecting });
  const [begin, { isLoading }] = useBeginExportMutation();
  const start = async () => {
    const answer = await begin();
    if (answer.error) notify({ title: toApiError(answer.error).message, tone: 'error' });
  };
  if (error && !data) return <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p>
        One JSON file with your account, trips, budgets, clients and payments. Only you can download it, for
        one day.
      </p>
      {copy ? <Copy copy={copy} /> : null}
      <div>
        <Button
          variant={copy?.state === 'ready' ? 'secondary' : 'primary'}
          busy={isLoading || isCollecting}
          busyLabel="Collecting..."
          onClick={() => void start()}
        >
          {copy?.state === 'ready' ? 'Request again' : 'Request my data'}
        </Button>
      </div>
    </div>
  );
}
