import { Button } from '@landsea/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAlert } from './document-labels';
import { useListPaperAlertsQuery } from './documents-api';

const FIRST_ALERTS = 5;

/** Papers that expire before a trip or soon; nothing while there are none. */
export function PaperAlerts() {
  const { data: alerts = [] } = useListPaperAlertsQuery();
  const [showsAll, setShowsAll] = useState(false);
  if (alerts.length === 0) return null;
  const shown = showsAll ? alerts : alerts.slice(0, FIRST_ALERTS);
  return (
    <section aria-labelledby="paper-alerts" className="pb-8">
      <h2 id="paper-alerts" className="flex items-baseline gap-2 pb-2 font-display text-xl">
        Papers that expire
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{alerts.length}</span>
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {shown.map((alert) => (
          <li key={alert.id} className="flex flex-wrap items-center gap-x-3 px-4 py-1.5 sm:px-5">
            <span className="min-w-0 grow basis-64 wrap-anywhere">{formatAlert(alert)}</span>
            <Link
              to={`/app/agents/clients/${alert.clientId}`}
              className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline"
            >
              {alert.clientName}
            </Link>
          </li>
        ))}
      </ul>
      {alerts.length > shown.length ? (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          Show {String(alerts.length - shown.length)} more
        </Button>
      ) : null}
    </section>
  );
}
