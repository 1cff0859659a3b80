import type { Commission, CommissionState } from '@landsea/contracts/agents';
import { commissionStateNames, formatCents, isLateCommission } from '@landsea/rules/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

const tones: Readonly<Record<CommissionState, BadgeTone>> = {
  unknown: 'neutral',
  ahead: 'neutral',
  waiting: 'sea',
  part: 'sea',
  overdue: 'berry',
  short: 'berry',
  reversed: 'berry',
  over: 'sun',
  paid: 'palm',
  settled: 'neutral',
};

function CommissionBadge({ state }: { state: CommissionState }) {
  return <Badge tone={tones[state]}>{commissionStateNames[state]}</Badge>;
}

interface CommissionRowProps {
  commission: Commission;
  onSettle: () => void;
  onExpect: () => void;
}

const factsOf = (each: Commission): string[] => [
  [each.supplierName, each.title].filter(Boolean).join(', '),
  each.numbers.join(', ') || 'no number yet',
  `travel ends ${formatDate(each.endsOn)}`,
  ...(isLateCommission(each) ? [`was due ${formatDate(each.dueOn)}`] : []),
  ...(each.state === 'waiting' || each.state === 'part' ? [`due by ${formatDate(each.dueOn)}`] : []),
  ...(each.askedOn ? [`asked ${formatDate(each.askedOn)}`] : []),
  ...(each.settledNote ? [`“${each.settledNote}”`] : []),
  ...(each.isCanceled ? ['canceled'] : []),
];

const amountOf = ({ ownCents, receivedCents }: Commission): string => {
  if (ownCents === null) return receivedCents === 0 ? '' : `${formatCents(receivedCents)} received`;
  if (receivedCents === 0 || receivedCents === ownCents) return formatCents(ownCents);
  return `${formatCents(receivedCents)} of ${formatCents(ownCents)}`;
};

const shareOf = ({ expectedCents, ownCents, share }: Commission): string | undefined =>
  expectedCents === null || ownCents === expectedCents
    ? undefined
    : `your ${String(share / 100)}% of ${formatCents(expectedCents)}`;

export function CommissionRow({ commission, onSettle, onExpect }: CommissionRowProps) {
  const { tripId, bookingId, clientName, state } = commission;
  const share = shareOf(commission);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <div className="grid min-w-0 grow basis-64">
        <Link
          to={`/app/agents/trips/${tripId}/bookings#${bookingId}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea underline-offset-4 hover:underline lg:min-h-8"
        >
          {clientName}
        </Link>
        <span className="text-sm wrap-anywhere text-muted">{factsOf(commission).join(' · ')}</span>
      </div>
      <p className="tabular-nums sm:text-right">
        {amountOf(commission)}
        {share ? <span className="block text-sm text-muted">{share}</span> : null}
      </p>
      <CommissionBadge state={state} />
      {isLateCommission(commission) ? (
        <Button size="sm" variant="quiet" onClick={onSettle}>
          Expect no more<span className="sr-only"> for {commission.title}</span>
        </Button>
      ) : null}
      {state === 'settled' ? (
        <Button size="sm" variant="quiet" onClick={onExpect}>
          Expect it again<span className="sr-only"> for {commission.title}</span>
        </Button>
      ) : null}
    </li>
  );
}
