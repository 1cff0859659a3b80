import type { BrandSettings } from '@landsea/contracts/agents';
import { Card } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Segmented } from '@landsea/ui/fields/segmented';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { BrandForm } from './brand-form';
import { useGetBrandQuery } from './branding-api';

const levels = [
  { value: 'own', label: 'Your own' },
  { value: 'agency', label: 'The agency’s' },
] as const;

export function BrandingPage() {
  const { data: settings, error, refetch } = useGetBrandQuery();
  return (
    <>
      <PageHeader
        title="Branding"
        lead="Your name, logo and color in what clients see: their portal, emails, shared pages, PDFs and calendars."
      />
      {settings ? (
        <Levels settings={settings} />
      ) : error ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your brand" className="grid gap-4">
          <Skeleton className="h-64" />
          <Skeleton className="h-48" />
        </div>
      )}
    </>
  );
}

function Levels({ settings }: { settings: BrandSettings }) {
  const { agency, own, mayChangeAgency } = settings;
  const [chosen, setChosen] = useState<'own' | 'agency'>(mayChangeAgency ? 'agency' : 'own');
  return (
    <div className="grid gap-6">
      {mayChangeAgency && own ? (
        <Segmented
          label="Whose brand"
          options={levels}
          value={chosen}
          onValueChange={setChosen}
          className="max-w-sm"
        />
      ) : null}
      {agency && chosen === 'own' && own ? (
        <p className="text-muted">What you leave empty is as in your agency’s brand.</p>
      ) : null}
      {levels.map(({ value: level }) => {
        const layer = level === 'agency' && !mayChangeAgency ? null : settings[level];
        // Both stay in the page, so that switching between them loses nothing.
        return layer ? (
          <div key={level} hidden={level !== chosen}>
            <BrandForm settings={settings} level={level} layer={layer} />
          </div>
        ) : null;
      })}
      {own ? null : (
        <Card>
          <p>The owner of your agency sets its brand, and each agent their own.</p>
        </Card>
      )}
    </div>
  );
}
