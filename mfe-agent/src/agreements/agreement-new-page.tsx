import { agreementKindNames, agreementKinds, type AgreementKind } from '@landsea/contracts/agents';
import { ErrorState } from '@landsea/ui/error-state';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useGetAgreementClientQuery,
  useGetAgreementQuery,
  usePrepareAgreementQuery,
} from '../frame/agreements/agreements-api';
import { useAddressChoices } from '../frame/use-address-choices';
import { AgreementForm } from './agreement-form';
import type { LeftAgreement } from './use-agreement-form';

const options = agreementKinds.map((value) => ({ value, label: agreementKindNames[value] }));

/** `?client=`, and `&trip=`, `&kind=` and `&replaces=` where they are known. */
export function AgreementNewPage() {
  const [query, choose] = useAddressChoices();
  const clientId = query.get('client') ?? '';
  const tripId = query.get('trip') ?? '';
  const replacesId = query.get('replaces') ?? '';
  const kind: AgreementKind = agreementKinds.find((each) => each === query.get('kind')) ?? 'terms';
  const { data: client } = useGetAgreementClientQuery(clientId, { skip: clientId === '' });
  const { data: before } = useGetAgreementQuery(replacesId, { skip: replacesId === '' });
  const prepared = { clientId, kind, ...(tripId && { tripId }) };
  const {
    currentData: draft,
    error,
    refetch,
  } = usePrepareAgreementQuery(prepared, {
    skip: clientId === '',
  });
  const [left, setLeft] = useState<LeftAgreement>();
  const trips = [...(client?.madeTrips ?? []), ...(client?.sharedTrips ?? [])];
  if (clientId === '')
    return (
      <ErrorState
        isPage
        title="Choose a client first"
        text="Open a client, and send the agreement from there."
        secondary={<Link to="/app/agents/clients">Clients</Link>}
      />
    );
  return (
    <>
      <PageHeader
        title="Send an agreement"
        lead={client ? `For ${client.firstName} ${client.lastName}` : 'Read it over, then send it.'}
        breadcrumb={
          <Link
            to={`/app/agents/clients/${clientId}`}
            className="text-sea underline-offset-4 hover:underline"
          >
            Back to the client
          </Link>
        }
      />
      <div className="grid max-w-3xl gap-6">
        <Segmented
          label="What to sign"
          options={options}
          value={kind}
          onValueChange={(value) => choose('kind', value)}
        />
        {trips.length > 0 ? (
          <SelectField
            label="Trip"
            value={tripId}
            onValueChange={(value) => choose('trip', value)}
            options={[
              { value: '', label: 'No trip' },
              ...trips.map((trip) => ({ value: trip.tripId, label: trip.name })),
            ]}
          />
        ) : null}
        {error ? (
          <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
        ) : draft && (replacesId === '' || before) ? (
          <AgreementForm
            key={`${kind}${tripId}`}
            clientId={clientId}
            draft={draft}
            before={before?.values ?? {}}
            replacesId={replacesId || null}
            tripId={tripId || null}
            left={left}
            onLeave={setLeft}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label="Getting it ready">
            <Skeleton className="h-72" />
          </div>
        )}
      </div>
    </>
  );
}
