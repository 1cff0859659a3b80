import { formatDayOf } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { formatWaited } from '../messages/waited-labels';
import { useGetTalksBesideQuery } from './client-side-api';
import { SidePart } from './side-part';

export function LastWords({ clientId, now }: { clientId: string; now: Date }) {
  const { data } = useGetTalksBesideQuery(clientId);
  const [talk] = (data ?? [])
    .filter(({ last }) => last !== null)
    .sort((a, b) => (b.last?.sentAt ?? '').localeCompare(a.last?.sentAt ?? ''));
  if (!talk?.last) return null;
  const { authorName, excerpt, sentAt } = talk.last;
  return (
    <SidePart title="Last words">
      <p className="wrap-anywhere">
        {authorName}: {excerpt || 'sent a file'}{' '}
        <span className="text-sm text-muted">{formatDayOf(sentAt)}</span>
      </p>
      <Link
        to={`/app/agents/messages?conversation=${talk.id}`}
        className="inline-flex min-h-11 items-center justify-self-start text-sea underline"
      >
        {talk.waitingSince
          ? `Answer, waiting ${formatWaited(talk.waitingSince, now)}`
          : 'Open the conversation'}
      </Link>
    </SidePart>
  );
}
