import { documentKindNames } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDate } from '@landsea/web-kit';
import { FileText } from 'lucide-react';
import { useSharedDocumentsQuery } from './portal-api';
import { PortalAnchor } from './portal-link';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

export function PortalPapers({ trip: { agents, tripId } }: { trip: PortalTrip }) {
  return agents.map(({ clientId }) => <PapersOfAgent key={clientId} clientId={clientId} tripId={tripId} />);
}

function PapersOfAgent({ clientId, tripId }: { clientId: string; tripId: string }) {
  const preview = usePortalPreview();
  const { data = [] } = useSharedDocumentsQuery(clientId, { skip: preview !== undefined });
  const shown = (preview?.documents ?? data).filter(
    (document) => document.tripId === null || document.tripId === tripId,
  );
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby={`papers-${clientId}`} className="grid gap-2">
      <CardTitle id={`papers-${clientId}`}>Your papers</CardTitle>
      <ul className="divide-y divide-hairline">
        {shown.map(({ id, kind, title, personName, expiresOn, file }) => (
          <li key={id} className="grid gap-0.5 py-2 wrap-anywhere">
            {file ? (
              <PortalAnchor
                isFile
                href={`/api/v1/travel-agents/${clientId}/documents/${id}/file`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea"
              >
                <FileText aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
                {title}
              </PortalAnchor>
            ) : (
              <p className="font-semibold text-ink">{title}</p>
            )}
            <p className="text-sm text-muted tabular-nums">
              {[
                documentKindNames[kind],
                personName,
                expiresOn && `valid until ${formatDate(expiresOn)}, ${expiresOn.slice(0, 4)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
