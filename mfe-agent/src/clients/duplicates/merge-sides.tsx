import type { MergeCandidate, MergePreview } from '@landsea/contracts/agents';
import { formatDayOf } from '@landsea/web-kit';
import { Breakable } from '../list/breakable';

function Side({ title, side, agent }: { title: string; side: MergeCandidate; agent: string | null }) {
  const { firstName, lastName, email, createdAt } = side.client;
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="font-semibold">
        {firstName} {lastName}
      </dd>
      <dd className="text-sm">
        <Breakable text={email} />
      </dd>
      <dd className="text-sm text-muted">
        Added {formatDayOf(createdAt)}
        {agent ? `, with ${agent}` : ''}
      </dd>
    </div>
  );
}

export function MergeSides({ preview: { keep, merge } }: { preview: MergePreview }) {
  const areApart = keep.agentName !== merge.agentName;
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Side title="First, the one you keep" side={keep} agent={areApart ? keep.agentName : null} />
        <Side title="Second, merged into it" side={merge} agent={areApart ? merge.agentName : null} />
      </dl>
      <p className="text-muted">Only what differs is listed.</p>
    </>
  );
}
