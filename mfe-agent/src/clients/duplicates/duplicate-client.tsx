import type { DuplicateClient } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { formatDayOf } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { Breakable } from '../list/breakable';
import { StageBadge } from '../list/stage-badge';

export function DuplicateClientFacts({ client }: { client: DuplicateClient }) {
  const { id, firstName, lastName, email, phone, people, createdAt, archivedAt } = client;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`/app/agents/clients/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea underline-offset-4 hover:underline"
        >
          {firstName} {lastName}
        </Link>
        <StageBadge client={client} />
        {archivedAt ? <Badge>Archived</Badge> : null}
      </span>
      <span className="wrap-anywhere">
        <Breakable text={email} />
      </span>
      {phone ? <span>{phone}</span> : null}
      <span className="text-sm text-muted">
        {people === 1 ? '1 person' : `${people} people`}, added {formatDayOf(createdAt)}
      </span>
    </div>
  );
}
