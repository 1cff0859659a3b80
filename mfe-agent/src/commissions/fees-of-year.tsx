import type { ListedFee } from '@landsea/contracts/agents';
import { feeStateNames, formatCents, isLateFee, sumFees, writeFeeTable } from '@landsea/rules/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatDue } from '../frame/bookings/booking-texts';
import { useFeesOfYearQuery } from '../frame/fees/fees-api';
import { saveTable } from './save-table';

const FIRST_FEES = 8;

/** Fees that families paid in the year, and those that are open whenever they are due. */
export function FeesOfYear({ year, today }: { year: string; today: string }) {
  const { data, error } = useFeesOfYearQuery(year, { refetchOnMountOrArgChange: true });
  const [showsAll, setShowsAll] = useState(false);
  if (error && !data)
    return (
      <div className="pb-6">
        <Notice tone="error">Your fees: {toApiError(error).message}</Notice>
      </div>
    );
  if (!data || data.fees.length === 0) return null;
  const { fees, isCut } = data;
  const { receivedCents, openCents } = sumFees(fees, year);
  const shown = showsAll ? fees : fees.slice(0, FIRST_FEES);
  return (
    <Card aria-labelledby="fees-of-year" className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="fees-of-year">Your fees</CardTitle>
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => saveTable(`fees-${year}.csv`, writeFeeTable(fees))}
        >
          CSV of the fees
        </Button>
      </div>
      <p className="tabular-nums">
        {formatCents(receivedCents)} received in {year}, {formatCents(openCents)} open. Commissions don’t
        include them.
      </p>
      {isCut ? <Notice tone="warning">There are more fees than one page holds.</Notice> : null}
      <ul className="divide-y divide-hairline">
        {shown.map((fee) => (
          <FeeOfClient key={fee.id} fee={fee} today={today} />
        ))}
      </ul>
      {fees.length > shown.length ? (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show {String(fees.length - shown.length)} more
        </Button>
      ) : null}
    </Card>
  );
}

function FeeOfClient({ fee, today }: { fee: ListedFee; today: string }) {
  const { clientName, tripId, tripName, name, cents, state, dueOn, receivedOn } = fee;
  const when = receivedOn ? formatDay(receivedOn, today) : formatDue(dueOn, today);
  const facts = [name, tripName, when].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="grid min-w-0 grow basis-52">
        {tripId ? (
          <Link
            to={`/app/agents/trips/${tripId}/bookings#fees`}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea underline-offset-4 hover:underline lg:min-h-8"
          >
            {clientName}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{clientName}</span>
        )}
        <span className={`text-sm wrap-anywhere ${isLateFee(fee, today) ? 'text-berry' : 'text-muted'}`}>
          {facts}
        </span>
      </div>
      <span className="tabular-nums">{formatCents(cents)}</span>
      <Badge tone={state === 'confirmed' ? 'palm' : state === 'told' ? 'sun' : 'neutral'}>
        {feeStateNames[state]}
      </Badge>
    </li>
  );
}
