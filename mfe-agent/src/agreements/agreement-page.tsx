import type { AgreementDetail, AgreementEvent } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { FileDown } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { formatAgreement } from '../frame/agreements/agreement-labels';
import { toAgreementFileUrl, useGetAgreementQuery } from '../frame/agreements/agreements-api';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { AgreementActions } from './agreement-actions';

const back = { label: 'Agreements', to: '/app/agents/agreements' };

export function AgreementPage() {
  const { agreementId = '' } = useParams();
  const { data, error, refetch } = useGetAgreementQuery(agreementId, { refetchOnMountOrArgChange: true });
  if (data) return <Agreement detail={data} />;
  const missing = {
    title: 'No such agreement',
    text: 'It was deleted with its client, or it is another agent’s.',
  };
  return (
    <UnloadedPage
      {...{ error, missing, back }}
      loading="Loading the agreement"
      onRetry={() => void refetch()}
    />
  );
}

function Agreement({ detail: { agreement, content, events, problem } }: { detail: AgreementDetail }) {
  const { id, clientName, tripName, recipientName, recipientEmail, reason } = agreement;
  return (
    <>
      <PageHeader
        title={formatAgreement(agreement)}
        lead={[clientName, tripName].filter(Boolean).join(' · ')}
        breadcrumb={<BackLink {...back} />}
        actions={
          <Button asChild size="sm" icon={<FileDown aria-hidden className="size-5" strokeWidth={1.75} />}>
            <a href={toAgreementFileUrl(id)}>PDF for a dispute</a>
          </Button>
        }
      />
      {problem ? (
        <Notice tone="error" title="This record was tampered with" className="mb-6">
          {problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card aria-labelledby="state" className="grid gap-4">
            <CardTitle id="state">Who signs</CardTitle>
            <p className="wrap-anywhere">
              {recipientName}, {recipientEmail}
            </p>
            {reason ? <p className="wrap-anywhere text-muted">The reason: {reason}</p> : null}
            <AgreementActions agreement={agreement} />
          </Card>
          <Trail events={events} />
        </div>
        <Card aria-labelledby="text" className="grid gap-4">
          <CardTitle id="text">{content.title}</CardTitle>
          {content.sections.map(({ heading, body }) => (
            <section key={heading} className="grid gap-1">
              <h3 className="font-semibold">{heading}</h3>
              <p className="wrap-anywhere whitespace-pre-line text-muted">{body}</p>
            </section>
          ))}
        </Card>
      </div>
    </>
  );
}

const eventNames: Readonly<Record<AgreementEvent['kind'], string>> = {
  created: 'Written',
  sent: 'Sent by email',
  'link-made': 'Link made',
  opened: 'Opened',
  signed: 'Signed',
  declined: 'Declined',
  voided: 'Withdrawn',
  'copy-downloaded': 'Copy downloaded',
};

function Trail({ events }: { events: readonly AgreementEvent[] }) {
  return (
    <Card aria-labelledby="trail" className="grid gap-2">
      <CardTitle id="trail">Who did what, and when</CardTitle>
      <ol className="divide-y divide-hairline">
        {events.map(({ seq, kind, at, actor, address, network }) => (
          <li key={seq} className="grid gap-0.5 py-2">
            <span className="wrap-anywhere">
              {eventNames[kind]}: {[actor, address].filter(Boolean).join(', ')}
            </span>
            <span className="text-sm wrap-anywhere text-muted tabular-nums">
              {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}, from{' '}
              {network}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
