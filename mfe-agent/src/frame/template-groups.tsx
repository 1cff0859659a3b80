import { Badge } from '@landsea/ui/badge';
import { Card, CardTitle } from '@landsea/ui/card';
import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  /** Instead of an empty list. */
  empty?: string;
  children: ReactNode[];
}

/** Templates of one origin: the agent’s own, those of the agency, or ours. */
export function TemplateGroup({ title, empty, children }: GroupProps) {
  return (
    <Card aria-label={title} className="grid gap-3">
      <CardTitle>{title}</CardTitle>
      {children.length > 0 ? (
        <ul className="grid divide-y divide-hairline">{children}</ul>
      ) : (
        <p className="text-base text-muted">{empty}</p>
      )}
    </Card>
  );
}

interface RowProps {
  title: string;
  body: string;
  note?: string | undefined;
  children: ReactNode;
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
