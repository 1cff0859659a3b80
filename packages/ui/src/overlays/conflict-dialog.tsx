import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

export interface ConflictField {
  label: string;
  theirs: string;
  mine: string;
}

export interface ConflictDialogProps {
  subject: string;
  by?: string | undefined;
  /** Choosing mine would create the row again. */
  isDeleted?: boolean;
  fields: readonly ConflictField[];
  onSettle: (keep: 'mine' | 'theirs') => void;
}

const nothing = (text: string) => (text === '' ? 'nothing' : text);

export function ConflictDialog({
  subject,
  by = 'Somebody else',
  isDeleted,
  fields,
  onSettle,
}: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onSettle('theirs')}
      title={isDeleted ? `${by} deleted ${subject}` : `${by} changed ${subject} too`}
      description={
        isDeleted
          ? 'It was deleted while you were typing. Do you want it back, with what you typed?'
          : 'It was saved while you were typing. Which of the two should stay?'
      }
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{isDeleted ? 'Leave it deleted' : 'Keep theirs'}</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            {isDeleted ? 'Bring it back' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {fields.map(({ label, theirs, mine }) => (
          <div
            key={label}
            className="grid gap-x-4 gap-y-1 tabular-nums sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            {isDeleted ? null : (
              <dd className="min-w-0 wrap-anywhere">
                <span className="block text-sm text-muted">Theirs</span>
                {nothing(theirs)}
              </dd>
            )}
            <dd className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">Yours</span>
              {nothing(mine)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
