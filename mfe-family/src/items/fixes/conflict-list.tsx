import type { DayConflict } from '@landsea/rules/day-plans';
import { ArrowLeftRight, TriangleAlert } from 'lucide-react';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import type { Fixing } from './conflict-fixes';

const FixButtons = loadLatePart(() => import('./fix-buttons'), 'FixButtons');

interface ConflictListProps {
  conflicts: readonly DayConflict[];
  fixing: Fixing;
  onOpen?: (conflict: DayConflict) => void;
}

const row =
  'flex min-h-11 w-full items-center gap-1.5 rounded-lg px-1.5 py-1 text-left text-sm leading-snug enabled:cursor-pointer enabled:hover:bg-sun-soft md:min-h-8';

export function ConflictList({ conflicts, fixing, onOpen }: ConflictListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const others = conflicts.length - 1;
  if (conflicts.length === 0) return null;
  return (
    <ul aria-label="What does not fit" className="-ml-1.5 grid">
      {(isOpen ? conflicts : conflicts.slice(0, 1)).map((conflict) => (
        <li key={`${conflict.kind} ${conflict.itemIds.join()} ${conflict.personId ?? ''}`}>
          <button
            type="button"
            disabled={!onOpen}
            onClick={() => onOpen?.(conflict)}
            className={`${row} ${conflict.severity === 'problem' ? 'text-berry' : ''}`}
          >
            {conflict.severity === 'plan' ? (
              <ArrowLeftRight aria-hidden className="size-4 shrink-0 text-sea" strokeWidth={1.75} />
            ) : (
              <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            )}
            <span className={isOpen ? '' : 'line-clamp-2'}>{conflict.sentence}</span>
          </button>
          <Suspense fallback={null}>
            <FixButtons {...{ conflict, fixing }} most={isOpen || !onOpen ? 2 : 1} />
          </Suspense>
        </li>
      ))}
      {others > 0 ? (
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={`${row} pl-7 text-sea underline`}
          >
            {isOpen ? 'Show less' : `and ${others} more`}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
