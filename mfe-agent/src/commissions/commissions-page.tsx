import type { Commission } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { isLateCommission, writeCommissionTable, countOpenCents, formatCents } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../frame/use-now';
import { AddStatement } from './add-statement';
import { CommissionMonths } from './commission-months';
import { CommissionTotals } from './commission-totals';
import {
  useCommissionStatementsQuery,
  useMarkCommissionMutation,
  useCommissionsQuery,
} from './commissions-api';
import { FeesOfYear } from './fees-of-year';
import { FollowUpDialog } from './follow-up-dialog';
import { saveTable } from './save-table';
import { StatementsCard } from './statements-card';
import { UnclaimedCard } from './unclaimed-card';
import { ReasonDialog } from '../frame/reason-dialog';

/** Takes money that will not come off the list, with the reason for the books. */
function SettleDialog({ commission, onClose }: { commission: Commission; onClose: () => void }) {
  const [mark] = useMarkCommissionMutation();
  const { tripId, bookingId, askedOn, version } = commission;
  return (
    <ReasonDialog
      title="Expect no more"
      description={`${formatCents(countOpenCents(commission))} for ${commission.clientName}, ${commission.title}, leaves your list of what’s late.`}
      submitLabel="Expect no more"
      onSend={(settledNote) => mark({ tripId, bookingId, body: { askedOn, settledNote, version } })}
      onClose={onClose}
    />
  );
}

type Filter = 'all' | 'open' | 'late' | 'paid' | 'unknown';

const filters: readonly (readonly [Filter, string, (each: Commission) => boolean])[] = [
  ['all', 'All', () => true],
  ['open', 'Expected', ({ state }) => state === 'ahead' || state === 'waiting' || state === 'part'],
  ['late', 'Overdue', isLateCommission],
  ['paid', 'Paid', ({ state }) => state === 'paid' || state === 'over'],
  ['unknown', 'No amount yet', ({ state }) => state === 'unknown'],
];

const download = (year: string, commissions: readonly Commission[]): void => {
  const ofYear = commissions.filter(({ endsOn }) => endsOn.startsWith(year));
  saveTable(`commissions-${year}.csv`, writeCommissionTable(ofYear));
};

export function CommissionsPage() {
  const today = getDateIn(useNow());
  const [chosen, setChosen] = useState<string>();
  const [filter, setFilter] = useState<Filter>('all');
  const [isAsking, setAsking] = useState(false);
  const [settled, setSettled] = useState<Commission>();
  const { data, error, refetch, year } = useCommissionYear(chosen, today);
  const { data: kept } = useCommissionStatementsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [mark] = useMarkCommissionMutation();
  const commissions = data?.commissions ?? [];
  const late = commissions.filter(isLateCommission);
  const fits = filters.find(([key]) => key === filter)?.[2] ?? (() => true);
  const expect = ({ tripId, bookingId, askedOn, version }: Commission) =>
    void mark({ tripId, bookingId, body: { askedOn, settledNote: null, version } });
  return (
    <>
      <PageHeader title="Commissions" lead="What’s to come, what’s late, and what came." />
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3 pb-6">
            <SelectField
              label="Travel in"
              value={year}
              onValueChange={setChosen}
              options={listYears(today)}
            />
            <Button
              icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
              disabled={commissions.length === 0}
              onClick={() => download(year, commissions)}
            >
              CSV of {year}
            </Button>
            <AddStatement today={today} />
          </div>
          {data ? <CommissionTotals commissions={commissions} year={year} /> : <Skeleton className="h-24" />}
          {late.length > 0 ? (
            <Button
              variant="primary"
              className="mb-6"
              icon={<Mail aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => setAsking(true)}
            >
              Ask for what’s overdue
            </Button>
          ) : null}
          {data?.isCut ? (
            <Notice tone="warning">There are more bookings than one page holds: the latest are shown.</Notice>
          ) : null}
          {data ? (
            <div className="flex flex-wrap gap-2 pb-4" role="group" aria-label="Show">
              {filters.map(([key, label, fitsToo]) => (
                <Button key={key} size="sm" aria-pressed={filter === key} onClick={() => setFilter(key)}>
                  {label} {commissions.filter(fitsToo).length}
                </Button>
              ))}
            </div>
          ) : null}
          {data ? (
            <CommissionMonths
              commissions={commissions.filter(fits)}
              isAll={filter === 'all'}
              chosenYear={chosen}
              onSettle={setSettled}
              onExpect={expect}
            />
          ) : null}
          <FeesOfYear year={chosen ?? today.slice(0, 4)} today={today} />
          <UnclaimedCard />
          <StatementsCard statements={kept?.statements ?? []} />
        </>
      )}
      {isAsking ? <FollowUpDialog late={late} today={today} onClose={() => setAsking(false)} /> : null}
      {settled ? <SettleDialog commission={settled} onClose={() => setSettled(undefined)} /> : null}
    </>
  );
}

/** Three years back and two ahead. */
const listYears = (today: string) =>
  Array.from({ length: 6 }, (_, index) => String(Number(today.slice(0, 4)) + 2 - index)).map((value) => ({
    value,
    label: value,
  }));

/**
 * The chosen year of travel. Until one is chosen it is this year, or the next one when nothing of this year is left to
 * show: most trips are booked a year ahead.
 */
const useCommissionYear = (chosen: string | undefined, today: string) => {
  const options = { refetchOnMountOrArgChange: true };
  const thisYear = today.slice(0, 4);
  const nextYear = String(Number(thisYear) + 1);
  const first = useCommissionsQuery(chosen ?? thisYear, options);
  const isEmpty = chosen === undefined && first.data?.commissions.length === 0;
  const next = useCommissionsQuery(nextYear, { ...options, skip: !isEmpty });
  if (isEmpty && next.isLoading) return { ...first, data: undefined, year: thisYear };
  return isEmpty && next.data?.commissions.length
    ? { ...next, year: nextYear }
    : { ...first, year: chosen ?? thisYear };
};
