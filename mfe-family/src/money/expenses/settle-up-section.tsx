import {
  sumBalances,
  sumPurseBalances,
  settleUp,
  makeUsualHouseholds,
  type Transfer,
} from '@landsea/rules/money';
import type { Settlement, TripExpenses } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { EmptyState } from '@landsea/ui/empty-state';
import { formatDate, formatMoney, localMemory } from '@landsea/web-kit';
import { ArrowRight, Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNewIds } from '@landsea/web-kit/rows';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { useSettleMutation, useUnsettleMutation } from './spending-api';

const keyOf = (tripId: string): string => `expense_settling_${tripId}`;
const APART = 'apart';

/** A couple with children settles as one purse on this device until somebody turns it off. */
const settlesTogether = (tripId: string): boolean => localMemory.read(keyOf(tripId)) !== APART;

const keepSettling = (tripId: string, together: boolean): void =>
  localMemory.write(keyOf(tripId), together ? undefined : APART);

interface SettleUpProps {
  trip: Pick<TripDetail, 'id' | 'party' | 'startDate'>;
  all: TripExpenses;
  nameOf: (ref: string) => string;
  today: string;
  onBlocked: (() => void) | undefined;
  offerUndo: (offer: { text: string; undo: () => void }) => void;
}

const and = new Intl.ListFormat('en-US', { style: 'narrow', type: 'conjunction' });

const cardClass = 'divide-y divide-hairline rounded-card border border-hairline bg-surface';

export function SettleUpSection({
  trip,
  all,
  nameOf: nameOfPerson,
  today,
  onBlocked,
  offerUndo,
}: SettleUpProps) {
  const { tripId, expenses, settlements } = all;
  const [settle] = useSettleMutation();
  const [unsettle] = useUnsettleMutation();
  const ids = useNewIds();
  const usual = useMemo(() => makeUsualHouseholds(trip.party, trip.startDate), [trip]);
  const [isTogether, setTogether] = useState(() => settlesTogether(tripId));
  const households = isTogether ? usual : [];
  const persons = useMemo(() => sumBalances(expenses, settlements), [expenses, settlements]);
  const balances = isTogether ? sumPurseBalances(persons, usual) : persons;
  /** A purse is named after its members with a part in something. */
  const nameOf = (ref: string) => {
    const purse = households.find((each) => each.includes(ref))?.filter((each) => persons.has(each)) ?? [];
    return purse.length > 1 ? and.format(purse.map(nameOfPerson)) : nameOfPerson(ref);
  };
  const choose = (together: boolean) => {
    keepSettling(tripId, together);
    setTogether(together);
  };
  const transfers = settleUp(balances);

  const record = async (transfer: Transfer) => {
    if (onBlocked) return onBlocked();
    const settlement: Settlement = { id: ids.getId(transfer), day: today, ...transfer };
    const answer = await settle({ tripId, transfer: settlement });
    if (answer.error) return;
    ids.markCreated(transfer);
    offerUndo({
      text: `${nameOf(transfer.from)} paid ${nameOf(transfer.to)}`,
      undo: () => void unsettle({ tripId, settlement }),
    });
  };
  const undo = (settlement: Settlement) => (onBlocked ? onBlocked() : void unsettle({ tripId, settlement }));

  if (balances.size === 0) {
    return (
      <EmptyState
        title="Nothing is shared yet"
        text="Choose under “Share, currency, repeat…” who shares an expense. Landsea then says who owes whom, with the fewest payments."
      />
    );
  }
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <section aria-labelledby="balances" className="grid gap-3">
        <h2 id="balances" className="font-display text-xl">
          Balances
        </h2>
        <ul className={cardClass}>
          {[...balances].map(([ref, cents]) => (
            <li key={ref} className="flex min-h-12 items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">{nameOf(ref)}</span>
              <span
                className={`shrink-0 font-medium tabular-nums ${cents > 0 ? 'text-palm' : cents < 0 ? 'text-berry' : 'text-muted'}`}
              >
                {cents > 0
                  ? `gets ${formatMoney(cents)}`
                  : cents < 0
                    ? `owes ${formatMoney(-cents)}`
                    : 'is even'}
              </span>
            </li>
          ))}
        </ul>
        {usual.length > 0 ? (
          <Checkbox
            label="Parents settle as one"
            hint="What the couple owes and gets is one amount. Turn it off to settle person by person on this device."
            checked={isTogether}
            onCheckedChange={choose}
          />
        ) : null}
      </section>
      <section aria-labelledby="transfers" className="grid gap-3">
        <h2 id="transfers" className="font-display text-xl">
          {transfers.length === 0 ? 'All even' : 'Settle up'}
        </h2>
        {transfers.length === 0 ? (
          <p className="text-muted">Nobody owes anybody anything.</p>
        ) : (
          <ul className={cardClass}>
            {transfers.map((transfer) => (
              <li
                key={`${transfer.from} ${transfer.to}`}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2"
              >
                <span className="flex min-w-0 items-center gap-2">
                  <span className="wrap-anywhere">{nameOf(transfer.from)}</span>
                  <ArrowRight role="img" aria-label="pays" className="size-4 shrink-0 text-muted" />
                  <span className="wrap-anywhere">{nameOf(transfer.to)}</span>
                </span>
                <span className="flex items-center gap-2">
                  <span className="font-semibold tabular-nums">{formatMoney(transfer.amountCents)}</span>
                  <EditorOnly>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`${nameOf(transfer.from)} has paid ${nameOf(transfer.to)}`}
                      icon={<Check aria-hidden className="size-4" />}
                      onClick={() => void record(transfer)}
                    >
                      Paid
                    </Button>
                  </EditorOnly>
                </span>
              </li>
            ))}
          </ul>
        )}
        {settlements.length > 0 ? (
          <>
            <h3 className="pt-3 text-sm font-semibold text-muted">Paid already</h3>
            <ul className={cardClass}>
              {settlements.map((settlement) => (
                <li
                  key={settlement.id}
                  className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-1 text-sm"
                >
                  <span className="min-w-0 wrap-anywhere tabular-nums">
                    {formatDate(settlement.day)}: {nameOfPerson(settlement.from)} gave{' '}
                    {nameOfPerson(settlement.to)} {formatMoney(settlement.amountCents)}
                  </span>
                  <EditorOnly>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Undo: ${nameOf(settlement.from)} gave ${nameOf(settlement.to)} ${formatMoney(settlement.amountCents)}`}
                      onClick={() => undo(settlement)}
                    >
                      Undo
                    </Button>
                  </EditorOnly>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </div>
  );
}
