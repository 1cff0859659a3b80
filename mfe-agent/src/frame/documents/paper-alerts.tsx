import { Link } from 'react-router-dom';
import { FirstRows } from '../first-rows';
import { formatAlert } from './document-labels';
import { useListPaperAlertsQuery } from './documents-api';

export function PaperAlerts() {
  const { data: alerts = [] } = useListPaperAlertsQuery();
  return (
    <FirstRows id="paper-alerts" title="Papers that expire" rows={alerts} most={5}>
      {(alert) => (
        <li key={alert.id} className="flex flex-wrap items-center gap-x-3 px-4 py-1.5 sm:px-5">
          <span className="min-w-0 grow basis-64 wrap-anywhere">{formatAlert(alert)}</span>
          <Link
            to={`/app/agents/clients/${alert.clientId}`}
            className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline"
          >
            {alert.clientName}
          </Link>
        </li>
      )}
    </FirstRows>
  );
}
