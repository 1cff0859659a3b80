import { MOST_SHARED_TEMPLATES } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Skeleton } from '@landsea/ui/skeleton';
import type { ReactNode } from 'react';

const BOUND = `Here are the first ${MOST_SHARED_TEMPLATES} that your agency shares, by name.`;

interface GroupProps {
  title: string;
  /** Instead of an empty list. */
  empty?: string;
  /** Below the list. */
  note?: string | undefined;
  children: ReactNode[];
}

function TemplateGroup({ title, empty, note, children }: GroupProps) {
  return (
    <Card aria-label={title} className="grid gap-3">
      <CardTitle>{title}</CardTitle>
      {children.length > 0 ? (
        <ul className="grid divide-y divide-hairline">{children}</ul>
      ) : (
        <p className="text-base text-muted">{empty}</p>
      )}
      {note ? <p className="text-muted">{note}</p> : null}
    </Card>
  );
}

interface TemplateGroupsProps {
  /** The agent’s own; all are rows, and undefined until they have loaded. */
  own: ReactNode[] | undefined;
  ofAgency: ReactNode[];
  /** Left out where we have none. */
  ours?: ReactNode[];
  /** The sentence in place of none of their own. */
  empty?: string;
}

/** Templates by their origin. */
export function TemplateGroups({
  own,
  ofAgency,
  ours,
  empty = 'None yet. Make one of ours yours, or write a new one.',
}: TemplateGroupsProps) {
  if (!own)
    return (
      <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <TemplateGroup title="Yours" empty={empty}>
          {own}
        </TemplateGroup>
        {ofAgency.length > 0 ? (
          <TemplateGroup
            title="From your agency"
            note={ofAgency.length < MOST_SHARED_TEMPLATES ? undefined : BOUND}
          >
            {ofAgency}
          </TemplateGroup>
        ) : null}
      </div>
      {ours ? (
        <TemplateGroup title="Ours, to start from" empty="You have made all of ours yours.">
          {ours}
        </TemplateGroup>
      ) : null}
    </div>
  );
}

interface RowProps {
  title: string;
  body: string;
  note?: string | undefined;
  children: ReactNode;
}

interface OwnRowProps extends Omit<RowProps, 'note' | 'children'> {
  isShared: boolean;
  isDeleting: boolean;
  onChange: () => void;
  onDelete: () => void;
}

export function OwnTemplateRow({ title, body, isShared, isDeleting, onChange, onDelete }: OwnRowProps) {
  return (
    <TemplateGroupRow {...{ title, body }} note={isShared ? 'Shared with your agency' : undefined}>
      <Button size="sm" onClick={onChange}>
        Change
      </Button>
      <Button size="sm" variant="quiet" busy={isDeleting} busyLabel="Deleting…" onClick={onDelete}>
        Delete
      </Button>
    </TemplateGroupRow>
  );
}

export function TemplateGroupRow({ title, body, note, children }: RowProps) {
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere text-ink">{title}</h3>
        {note ? <Badge>{note}</Badge> : null}
      </div>
      <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{body}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
