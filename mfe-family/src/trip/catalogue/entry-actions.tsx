import { Button } from '@landsea/ui/button';
import { Check, Heart } from 'lucide-react';
import { EditorOnly } from '../page/read-only';

interface EntryActionsProps {
  /** What the buttons are about, for who cannot see where they stand. */
  name: string;
  /** On which days it is planned, in words; empty for none. */
  planned: string;
  onPlan: () => void;
  /** "Vote on it"; left out once it is a wish or planned. */
  wish: { label: string; onWish: () => void } | undefined;
}

/** What can be done with an entry of the catalog: plan it for a day, or make it a wish. */
export function EntryActions({ name, planned, onPlan, wish }: EntryActionsProps) {
  return (
    <EditorOnly>
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-1">
        {planned ? (
          <p className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-palm">
            <Check aria-hidden className="size-5" strokeWidth={1.75} />
            {planned}
          </p>
        ) : null}
        <Button size="sm" onClick={onPlan}>
          {planned ? 'Plan again' : 'Plan it'}
          <span className="sr-only">: {name}</span>
        </Button>
        {wish ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Heart aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={wish.onWish}
          >
            {wish.label}
            <span className="sr-only">: {name}</span>
          </Button>
        ) : null}
      </div>
    </EditorOnly>
  );
}
