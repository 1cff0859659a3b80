import { Link } from 'react-router-dom';
import { formatAgreementAlert } from './agreement-labels';
import { useListAgreementAlertsQuery } from './agreements-api';

const MOST_SHOWN = 5;

/** Sent some days ago and not signed; nothing while there are none. */
export function AgreementAlerts() {
  const { data: alerts = [] } = useListAgreementAlertsQuery();
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="agreement-alerts" className="pb-8">
      <h2 id="agreement-alerts" className="flex items-baseline gap-2 pb-2 font-display text-xl">
        Not signed yet
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{alerts.length}</span>
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {alerts.slice(0, MOST_SHOWN).map((alert) => (
          <li key={alert.id} className="flex flex-wrap items-center gap-x-3 px-4 py-1.5 sm:px-5">
            <Link
              to={`/app/agents/agreements/${alert.id}`}
              className="inline-flex min-h-11 min-w-0 grow basis-64 items-center wrap-anywhere text-sea underline-offset-4 hover:underline"
            >
              {formatAgreementAlert(alert)}
            </Link>
          </li>
        ))}
      </ul>
      {alerts.length > MOST_SHOWN ? (
        <Link to="/app/agents/agreements" className="inline-flex min-h-11 items-center text-sm text-sea">
          See all {alerts.length}
        </Link>
      ) : null}
    </section>
  );
}
