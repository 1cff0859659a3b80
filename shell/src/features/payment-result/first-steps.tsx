import { CalendarDays, ChevronRight, Heart, Ruler } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';

const steps = [
  {
    page: 'family-hq',
    icon: Ruler,
    title: 'Names and heights',
    text: 'Who’s going, how old and how tall. Rides, tickets and tables follow.',
  },
  {
    page: 'wishes',
    icon: Heart,
    title: 'Hearts',
    text: 'Tap the heart on everything you want to do.',
  },
  {
    page: 'daily-planner-v2',
    icon: CalendarDays,
    title: 'Plan my days',
    text: 'One tap puts it all on the right day at the right time.',
  },
];

interface FirstStepsProps {
  tripId: string;
  /** The page must not navigate away from under the finger. */
  onReach: () => void;
}

export function FirstSteps({ tripId, onReach }: FirstStepsProps) {
  const reachIfMoved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) onReach();
  };
  return (
    <section aria-labelledby="first-steps" className="grid w-full gap-3 text-left">
      <h2 id="first-steps" className="font-display text-lg">
        Your first three steps
      </h2>
      <ol onFocus={onReach} onPointerDown={onReach} onPointerMove={reachIfMoved} className="grid gap-3">
        {steps.map(({ page, icon: Icon, title, text }) => (
          <li key={page}>
            <Link
              to={`/trip/${encodeURIComponent(tripId)}/${page}`}
              className="flex items-center gap-4 rounded-card border border-hairline bg-surface px-5 py-4 text-ink no-underline hover:border-sea"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="block text-base text-muted">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
