import { Button } from '@landsea/ui/button';

interface TickedStatusProps {
  /** What was ticked last; undefined before. */
  last: { title: string } | undefined;
  onUndo: () => void;
}

/** Says which task was done last, with the way back. */
export function TickedStatus({ last, onUndo }: TickedStatusProps) {
  return (
    <div
      role="status"
      className={last ? 'flex min-h-11 flex-wrap items-center gap-x-3 text-muted' : 'sr-only'}
    >
      {last ? (
        <>
          <span className="wrap-anywhere">“{last.title}” is done.</span>
          <Button size="sm" variant="quiet" onClick={onUndo}>
            Undo
          </Button>
        </>
      ) : null}
    </div>
  );
}
