import { consentLabels } from '@landsea/contracts/agents';
import { type TripSummary } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { SwitchGroup } from '@landsea/ui/switch-group';
import { formatDateRange, useListTripsQuery } from '@landsea/web-kit';
import { refineTrip, shareTrip, type ConsentChoice } from './consent-choice';
import { consentMessages } from './invite-messages';

interface ConsentFormProps {
  agentName: string;
  choice: ConsentChoice;
  onChoose: (choice: ConsentChoice) => void;
}

export function ConsentForm(props: ConsentFormProps) {
  return (
    <section aria-labelledby="consent" className="grid gap-5">
      <ConsentSummary agentName={props.agentName} />
      <div className="grid gap-1">
        <h3 className="text-base font-semibold text-ink">{consentMessages.own}</h3>
        <p className="text-base text-muted">{consentMessages.ownHint}</p>
        <OwnTrips {...props} />
      </div>
    </section>
  );
}

export function ConsentSummary({ agentName }: { agentName: string }) {
  return (
    <div className="grid gap-3">
      <h2 id="consent" className="font-display text-xl wrap-anywhere text-ink">
        {consentMessages.title(agentName)}
      </h2>
      <div className="grid gap-1 rounded-lg bg-sea-soft px-4 py-3">
        <p className="flex flex-wrap items-center justify-between gap-2 font-medium text-ink">
          <span className="wrap-anywhere">{consentMessages.made(agentName)}</span>
          <Badge>{consentMessages.included}</Badge>
        </p>
        <p className="text-sm text-muted">{consentMessages.madeHint}</p>
      </div>
    </div>
  );
}

function OwnTrips({ agentName, choice, onChoose }: ConsentFormProps) {
  const { data, error, refetch } = useListTripsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <Notice
        tone="warning"
        className="mt-2"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {consentMessages.tripsFailed}
      </Notice>
    );
  if (!data)
    return (
      <div role="status" aria-busy="true" aria-label="Loading your trips">
        <Skeleton className="mt-2 h-24" />
      </div>
    );
  const own = data.filter(({ role }) => role === 'owner');
  if (own.length === 0)
    return (
      <p className="mt-2 rounded-lg border border-dashed border-edge px-4 py-4 text-base text-muted">
        {consentMessages.noTrips}
      </p>
    );
  return (
    <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
      {own.map((trip) => (
        <OwnTrip key={trip.id} trip={trip} agentName={agentName} choice={choice} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function OwnTrip({ trip, agentName, choice, onChoose }: ConsentFormProps & { trip: TripSummary }) {
  const { id, name, startDate, endDate } = trip;
  const shared = choice[id];
  return (
    <li className="grid gap-1 py-2 wrap-anywhere">
      <Checkbox
        label={<span className="font-medium">{name}</span>}
        hint={formatDateRange(startDate, endDate)}
        checked={shared !== undefined}
        onCheckedChange={(checked) => onChoose(shareTrip(choice, id, checked))}
      />
      {shared ? (
        <SwitchGroup
          legend={consentMessages.legend(agentName, name)}
          switches={[
            {
              ...consentLabels.seesMoney,
              checked: shared.seesMoney,
              onCheckedChange: (seesMoney) => onChoose(refineTrip(choice, id, { seesMoney })),
            },
            {
              ...consentLabels.seesDocuments,
              checked: shared.seesDocuments,
              disabled: !shared.seesMoney,
              onCheckedChange: (seesDocuments) => onChoose(refineTrip(choice, id, { seesDocuments })),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
