import type { AgreementLine } from '@landsea/contracts/agents';
import { Link } from 'react-router-dom';
import { formatAgreement } from './agreement-labels';

interface AgreementRowsProps {
  agreements: readonly AgreementLine[];
  namesClient?: boolean;
}

export function AgreementRows({ agreements, namesClient = false }: AgreementRowsProps) {
  return (
    <ul className="divide-y divide-hairline">
      {agreements.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <Link
            to={`/app/agents/agreements/${line.id}`}
            className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere text-sea underline-offset-4 hover:underline"
          >
            {formatAgreement(line)}
          </Link>
          <span className="text-sm wrap-anywhere text-muted">
            {[namesClient ? line.clientName : null, line.tripName].filter(Boolean).join(' · ')}
            {line.hasNewerText && line.state !== 'void' ? ' · your text changed since' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
