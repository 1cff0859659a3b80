import type { PlannedLine } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describePlanned, formatPlannedDay, getTimelineLink } from './timeline-texts';

const FIRST = 4;

interface PlannedListProps {
  planned: readonly PlannedLine[];
  today: string;
  onStepDone: () => void;
}

function Planned({ line, today, onStepDone }: { line: PlannedLine } & Omit<PlannedListProps, 'planned'>) {
  const to = getTimelineLink(line);
  const isLate = line.on !== null && line.on < today;
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0 wrap-anywhere">
        {line.kind === 'step' ? (
          <p className="font-semibold">{describePlanned(line)}</p>
        ) : (
          <p>{to ? <ThingLink to={to}>{describePlanned(line)}</ThingLink> : describePlanned(line)}</p>
        )}
        <p className="text-sm text-muted tabular-nums">
          <span className={isLate ? 'font-semibold text-berry' : undefined}>
            {formatPlannedDay(line.on, today)}
          </span>
          {line.tripName ? ` · ${line.tripName}` : ''}
        </p>
      </div>
      {line.kind === 'step' ? (
        <Button
          size="sm"
          className="shrink-0"
          icon={<Check aria-hidden size={18} strokeWidth={1.75} />}
          onClick={onStepDone}
        >
          Done<span className="sr-only"> with {line.what}</span>
        </Button>
      ) : null}
    </li>
  );
}

export function ThingLink({ to, children }: { to: string; children: string }) {
  const look = 'text-sea underline-offset-4 hover:underline';
  return to.startsWith('#') ? (
    <a href={to} className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} className={look}>
      {children}
    </Link>
  );
}

/** The soonest first. */
export function PlannedList({ planned, today, onStepDone }: PlannedListProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (planned.length === 0) return null;
  return (
    <section aria-label="Planned" className="rounded-card bg-sea-soft px-4 py-2">
      <ul className="divide-y divide-hairline">
        {(showsAll ? planned : planned.slice(0, FIRST)).map((line) => (
          <Planned key={line.key} {...{ line, today, onStepDone }} />
        ))}
      </ul>
      {planned.length > FIRST ? (
        <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${planned.length} planned`}
        </Button>
      ) : null}
    </section>
  );
}
