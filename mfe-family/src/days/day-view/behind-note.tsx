import { Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMinutes } from '../../items/cards/item-labels';
import { useReadOnly } from '../../trip-frame/access/read-only';

export function BehindNote({ minutes, replanPath }: { minutes: number; replanPath: string | undefined }) {
  const isReadOnly = useReadOnly();
  if (minutes === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-sun-soft px-4 py-1 text-lg">
      <Clock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 grow tabular-nums">{formatMinutes(minutes)} behind</span>
      {replanPath && !isReadOnly ? (
        <Link to={replanPath} className="inline-flex min-h-11 items-center font-semibold text-sea underline">
          Replan
        </Link>
      ) : null}
    </p>
  );
}
