import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import type { IntakeDraft } from './use-intake-draft';

export function DraftNotice({ draft: { state, problem, settle, flush } }: { draft: IntakeDraft }) {
  if (state === 'conflict')
    return (
      <Notice
        tone="warning"
        title="You continued this form on another device"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void settle('theirs')}>
              Use the answers from there
            </Button>
            <Button size="sm" onClick={() => void settle('mine')}>
              Keep the ones here
            </Button>
          </div>
        }
      >
        Which answers are the right ones?
      </Notice>
    );
  if (state === 'offline')
    return (
      <Notice
        tone="warning"
        title="No connection right now"
        action={
          <Button size="sm" onClick={() => void flush()}>
            Try again
          </Button>
        }
      >
        Your answers are safe on this device. Go on; we’ll save them when you’re back online.
      </Notice>
    );
  return state === 'refused' ? <Notice tone="error">{problem}</Notice> : null;
}
