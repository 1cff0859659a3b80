import { Button } from '@landsea/ui/button';
import { Check, Heart } from 'lucide-react';
import { EditorOnly } from '../page/read-only';

interface EntryAction {
  label: string;
  onClick: () => void;
}

interface EntryActionsProps {
  /** What the buttons are about, for a person who cannot see where they stand. */
  name: string;
  /** What is done already, such as the days it is planned for; empty for nothing. */
  done: string;
  /** "Plan it"; undefined where nothing is left to do. */
  action: EntryAction | undefined;
  /** "Vote on it"; undefined once it is a wish or done. */
  wish: EntryAction | undefined;
  /** Where it stands meanwhile, such as "Up for a vote". */
  note?: string | undefined;
}

/** "Plan it", and once it is planned "Plan again". */
export const planAction = (planned: string, onClick: () => void): EntryAction => ({
  label: planned ? 'Plan again' : 'Plan it',
  onClick,
});

/** What can be done with an entry of the catalog: plan it for a day, or make it a wish. */
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
