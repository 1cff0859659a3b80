import { findPayHost, type ClientFee, type TravelAgent } from '@landsea/contracts/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { toApiError } from '@landsea/web-kit';
import { Check, ExternalLink } from 'lucide-react';
import { formatDay, formatDue } from '../frame/bookings/booking-texts';
import { useClientFeesQuery, useTellFeeMutation } from './portal-api';
import { writeShortName } from './portal-face';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

/** Fees of the trip’s agents: paid to them, while payments of bookings go to suppliers. */
export function PortalFees({ trip: { agents, tripId }, today }: { trip: PortalTrip; today: string }) {
  return agents.map((agent) => <FeesOfAgent key={agent.clientId} {...{ agent, tripId, today }} />);
}

/** A failure shows no card instead of an error. */
function FeesOfAgent({ agent, tripId, today }: { agent: TravelAgent; tripId: string; today: string }) {
  const preview = usePortalPreview();
  const { data } = useClientFeesQuery(agent.clientId, {
    skip: preview !== undefined,
    refetchOnMountOrArgChange: true,
  });
  const fees = (preview ? (preview.fees ?? []) : (data ?? [])).filter((fee) => fee.tripId === tripId);
  if (fees.length === 0) return null;
  const name = writeShortName(agent);
  return (
    <Card aria-labelledby={`fees-${agent.clientId}`} className="grid gap-2">
      <CardTitle id={`fees-${agent.clientId}`}>
        {name === 'your agent' ? 'Your agent’s fees' : `Fees of ${name}`}
      </CardTitle>
      <p className="text-muted">You pay these to {name}, not to a hotel, park or cruise line.</p>
      <ul className="divide-y divide-hairline">
        {fees.map((fee) => (
          <FeeRow key={fee.id} {...{ clientId: agent.clientId, fee, name, today }} />
        ))}
      </ul>
    </Card>
  );
}

const stateText = ({ state, dueOn, receivedOn }: ClientFee, name: string, today: string): string => {
  if (state === 'confirmed') return receivedOn ? `Paid ${formatDay(receivedOn, today)}, confirmed` : 'Paid';
  if (state === 'waived') return `Waived: ${name} doesn’t ask for it anymore.`;
  if (state === 'told') return `You said it’s paid. ${name} will confirm it.`;
  const due = formatDue(dueOn, today);
  return due.charAt(0).toUpperCase() + due.slice(1);
};

interface FeeRowProps {
  clientId: string;
  fee: ClientFee;
  name: string;
  today: string;
}

function FeeRow({ clientId, fee, name: agentName, today }: FeeRowProps) {
  const isPreview = usePortalPreview() !== undefined;
  const [tell, { isLoading, error }] = useTellFeeMutation();
  const { id, name, cents, payLink, note, state, dueOn } = fee;
  const host = payLink ? findPayHost(payLink) : undefined;
  const isLate = state === 'open' && dueOn !== null && dueOn < today;
  const say = (isPaid: boolean) => void tell({ clientId, feeId: id, isPaid });
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
        <span className="font-medium text-ink">{name}</span>
        <span className="font-semibold text-ink tabular-nums">{formatAmount(cents, 'USD')}</span>
      </p>
      <p className={`text-sm tabular-nums ${isLate ? 'font-semibold text-berry' : 'text-muted'}`}>
        {stateText(fee, agentName, today)}
      </p>
      {note ? <p className="text-sm wrap-anywhere text-ink">{note}</p> : null}
      {state === 'open' ? (
        <>
          {payLink && host ? (
            <p className="text-sm wrap-anywhere text-muted">
              {`The button opens ${host} in a new tab. You pay there, not here.`}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {payLink && host ? <PayButton {...{ payLink, host, isPreview, agentName, name }} /> : null}
            <Button
              size="sm"
              icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
              busy={isLoading}
              busyLabel="Saving…"
              disabled={isPreview}
              onClick={() => say(true)}
            >
              I paid this<span className="sr-only">: {name}</span>
            </Button>
          </div>
        </>
      ) : null}
      {state === 'told' ? (
        <Button
          size="sm"
          variant="quiet"
          disabled={isPreview}
          className="-mx-3 justify-self-start"
          onClick={() => say(false)}
        >
          I haven’t paid yet<span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-berry">
          {toApiError(error).message}
        </p>
      ) : null}
    </li>
  );
}

interface PayButtonProps {
  payLink: string;
  host: string;
  isPreview: boolean;
  agentName: string;
  name: string;
}

function PayButton({ payLink, host, isPreview, agentName, name }: PayButtonProps) {
  const label = (
    <>
      Pay {agentName}
      <span className="sr-only">
        : {name}, opens {host} in a new tab
      </span>
    </>
  );
  if (isPreview)
    return (
      <Button size="sm" variant="primary" disabled>
        {label}
      </Button>
    );
  return (
    <Button asChild size="sm" variant="primary">
      <a href={payLink} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
        {label}
      </a>
    </Button>
  );
}
