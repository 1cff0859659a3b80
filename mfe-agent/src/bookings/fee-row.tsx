import { findPayHost, type MarkPlanningFee, type PlanningFee } from '@landsea/contracts/agents';
import { feeStateNames, formatCents, isLateFee } from '@landsea/rules/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { toApiError } from '@landsea/web-kit';
import { formatDay, formatDue } from '../frame/bookings/booking-texts';
import { useMarkFeeMutation } from '../frame/fees/fees-api';

const tones: Partial<Record<PlanningFee['state'], BadgeTone>> = { told: 'sun', confirmed: 'palm' };

interface FeeRowProps {
  tripId: string;
  fee: PlanningFee;
  today: string;
  onReceive: () => void;
  onChange: () => void;
  onWaive: () => void;
  onRemove: () => void;
}

const listFacts = (fee: PlanningFee, today: string): string[] => {
  const { state, dueOn, toldBy, receivedOn, waivedReason, payLink, note } = fee;
  return [
    ...(state === 'open' ? [formatDue(dueOn, today)] : []),
    ...(state === 'told' ? [`${toldBy ?? 'your client'} says it’s paid`] : []),
    ...(receivedOn ? [`received ${formatDay(receivedOn, today)}`] : []),
    ...(waivedReason ? [`waived: “${waivedReason}”`] : []),
    payLink ? `paid at ${findPayHost(payLink) ?? payLink}` : 'without a payment link',
    ...(note ? [`“${note}”`] : []),
  ];
};

export function FeeRow({ tripId, fee, today, onReceive, onChange, onWaive, onRemove }: FeeRowProps) {
  const [mark, { isLoading, error }] = useMarkFeeMutation();
  const { id, name, cents, state, version } = fee;
  const write = (body: Omit<MarkPlanningFee, 'version'>) =>
    void mark({ tripId, feeId: id, body: { ...body, version } });
  const isOpen = state === 'open' || state === 'told';
  const facts = listFacts(fee, today).join(' · ');
  const act = (label: string, run: () => void, variant: 'quiet' | 'secondary' = 'quiet') => (
    <Button size="sm" variant={variant} disabled={isLoading} onClick={run}>
      {label}
      <span className="sr-only">: {name}</span>
    </Button>
  );
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium wrap-anywhere text-ink">{name}</span>
        <span className="font-semibold text-ink tabular-nums">{formatCents(cents)}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <Badge tone={tones[state] ?? 'neutral'}>{feeStateNames[state]}</Badge>
        <span
          className={`wrap-anywhere ${isLateFee(fee, today) ? 'font-semibold text-berry' : 'text-muted'}`}
        >
          {facts.charAt(0).toUpperCase() + facts.slice(1)}
        </span>
      </p>
      <div className="-mx-3 flex flex-wrap">
        {isOpen ? (
          <>
            {act('It’s received', onReceive)}
            {state === 'told' ? act('It hasn’t arrived', () => write({ state: 'open' })) : null}
            {act('Change', onChange)}
            {act('Waive', onWaive)}
            {act('Remove', onRemove)}
          </>
        ) : (
          act('Take it back', () => write({ state: 'open' }))
        )}
      </div>
      {error ? (
        <p role="alert" className="text-sm text-berry">
          {toApiError(error).message}
        </p>
      ) : null}
    </li>
  );
}
