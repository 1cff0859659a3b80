import { Button } from '@landsea/ui/button';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetAgentTripQuery } from './agent-trip-api';

/** The next step in a client's trip without plans and wishes. */
export function AskForWishes({ tripId, children }: { tripId: string; children: ReactNode }) {
  const { data, isError } = useGetAgentTripQuery(tripId);
  if (isError) return children;
  const client = data?.clientName.split(' ')[0] ?? 'your client';
  return (
    <section
      aria-labelledby="ask-for-wishes"
      className="flex min-h-46 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-4 sm:min-h-28 sm:flex-nowrap sm:p-5"
    >
      <div className="flex min-w-0 grow basis-full items-start gap-4 sm:basis-0 sm:items-center">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-sun-soft text-ink sm:size-14"
        >
          <Sparkles className="size-6 sm:size-7" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 id="ask-for-wishes" className="font-display text-xl leading-tight text-balance wrap-anywhere">
            Next: ask {client} for wishes
          </h2>
          <p className="pt-1 text-pretty wrap-anywhere text-muted">
            Each wish they make shows up here right away. Or{' '}
            <Link to={`/trip/${tripId}/wishes`} className="text-sea underline">
              pick for them
            </Link>
            .
          </p>
        </div>
      </div>
      {data ? (
        <Button asChild variant="primary" className="w-full sm:w-auto">
          <Link to={`/app/agents/messages?client=${data.clientId}&trip=${tripId}`}>Write to {client}</Link>
        </Button>
      ) : null}
    </section>
  );
}
