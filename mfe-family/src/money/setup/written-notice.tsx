import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Link } from 'react-router-dom';
import type { WrittenStep } from './use-write-plan';

interface WrittenNoticeProps {
  tripId: string;
  step: WrittenStep | undefined;
  failure: string | undefined;
  busy: boolean;
  onUndo: () => Promise<void>;
}

export function WrittenNotice({ tripId, step, failure, busy, onUndo }: WrittenNoticeProps) {
  if (failure) {
    return (
      <Notice className="mt-5" tone="error" title="Not written">
        {failure}
      </Notice>
    );
  }
  if (!step) return null;
  if (step.kind === 'undone') {
    return (
      <Notice className="mt-5" tone="info">
        Undone: your budget is back to what it was.
      </Notice>
    );
  }
  return (
    <Notice
      className="mt-5"
      tone="success"
      title={`${step.lines} ${step.lines === 1 ? 'line' : 'lines'} written into the budget`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <Link to={`/trip/${tripId}/budget-center`}>Open the budget center</Link>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            busy={busy}
            busyLabel="Taking back…"
            onClick={() => void onUndo()}
          >
            Undo
          </Button>
        </div>
      }
    />
  );
}
