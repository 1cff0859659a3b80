import { Button } from '@landsea/ui/button';
import { Check, Heart } from 'lucide-react';
import { EditorOnly } from '../../trip-frame/access/read-only';

interface EntryAction {
  label: string;
  onClick: () => void;
}

interface EntryActionsProps {
  name: string;
  done: string;
  action: EntryAction | undefined;
  wish: EntryAction | undefined;
  note?: string | undefined;
}

export const planAction = (planned: string, onClick: () => void): EntryAction => ({
  label: planned ? 'Plan again' : 'Plan it',
  onClick,
});

export function EntryActions({ name, done, action, wish, note }: EntryActionsProps) {
  return (
    <EditorOnly>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
        {done ? (
          <p className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-palm">
            <Check aria-hidden className="size-5" strokeWidth={1.75} />
            {done}
          </p>
        ) : null}
        {action ? (
          <Button size="sm" onClick={action.onClick}>
            {action.label}
            <span className="sr-only">: {name}</span>
          </Button>
        ) : null}
        {wish ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Heart aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={wish.onClick}
          >
            {wish.label}
            <span className="sr-only">: {name}</span>
          </Button>
        ) : null}
        {note ? <p className="px-2 text-sm text-muted">{note}</p> : null}
      </div>
    </EditorOnly>
  );
}
