import type { AgentGroup, GroupItem, GroupItemRefusal } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { formatDate } from '@landsea/web-kit';
import { lazy, Suspense, useState } from 'react';
import { usePlanGroupItemMutation, useRemoveGroupItemMutation } from './groups-api';

const GroupItemDialog = lazy(async () => ({
  default: (await import('./group-item-dialog')).GroupItemDialog,
}));

const whenOf = ({ date, time, place }: GroupItem): string =>
  [formatDate(date), time ? formatTimeOfDay(toMinute(time)) : '', place].filter(Boolean).join(', ');

const whereOf = ({ trips, colleagueTrips = 0 }: GroupItem, { households, isOwn }: AgentGroup): string => {
  const left = isOwn && colleagueTrips > 0 ? `on ${formatCount(colleagueTrips, 'trip')} of a colleague` : '';
  if (trips.length === 0) return left ? `Left ${left}` : 'In no plan any more';
  const others = left && `, and ${left}`;
  if (trips.length < households.length)
    return `In the plans of ${trips.length} of ${households.length} trips${others}`;
  return trips.length === 1
    ? `In the plan of the one trip${others}`
    : `In the plans of ${trips.length === 2 ? 'both' : `all ${trips.length}`} trips${others}`;
};

const explainColleagues = (count: number): string =>
  `${formatCount(count, 'trip')} of a colleague: only they can take it off. Remove it here once they have.`;

interface Refused {
  lead: string;
  reasons: readonly string[];
}

export function GroupItems({ group }: { group: AgentGroup }) {
  const { id: groupId, items = [], households, isOwn } = group;
  const [isAdding, setIsAdding] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [plan] = usePlanGroupItemMutation();
  const [remove] = useRemoveGroupItemMutation();
  if (households.length === 0 || (items.length === 0 && !isOwn)) return null;
  const show = (lead: string, refusals: readonly GroupItemRefusal[] = [], ofColleagues = 0) => {
    const reasons = refusals.map(({ clientName, sentence }) => `${clientName}: ${sentence}`);
    if (ofColleagues > 0) reasons.push(explainColleagues(ofColleagues));
    setRefused(reasons.length > 0 ? { lead, reasons } : undefined);
  };
  const addToOthers = async ({ trips: _there, ...item }: GroupItem) => {
    const { data } = await plan({ groupId, ...item });
    show(`“${item.title}” was not added everywhere`, data?.refusals);
  };
  const takeOff = async ({ id: itemId, title }: GroupItem) => {
    const { data } = await remove({ groupId, itemId });
    const left = data?.group.items?.find(({ id }) => id === itemId);
    show(`“${title}” stays in some plans`, data?.refusals, left?.colleagueTrips);
  };
  return (
    <section
      aria-labelledby="group-items"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="group-items" className="font-display text-xl">
          Together
        </h2>
        {isOwn ? (
          <Button size="sm" className="print:hidden" onClick={() => setIsAdding(true)}>
            Plan something together
          </Button>
        ) : null}
      </div>
      {refused ? (
        <Notice tone="warning">
          <p>{refused.lead}:</p>
          <ul className="wrap-anywhere">
            {refused.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {items.length === 0 ? (
        <p className="text-muted">A dinner or an outing of everybody goes into each household’s plan here.</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{item.title}</p>
                <p className="wrap-anywhere text-muted tabular-nums">{whenOf(item)}</p>
                <p className="text-sm text-muted">{whereOf(item, group)}</p>
              </div>
              {isOwn ? (
                <span className="-mx-3 flex flex-wrap print:hidden">
                  {item.trips.length < households.length ? (
                    <Button size="sm" variant="quiet" onClick={() => void addToOthers(item)}>
                      Add to the others<span className="sr-only">: {item.title}</span>
                    </Button>
                  ) : null}
                  <Button size="sm" variant="quiet" onClick={() => void takeOff(item)}>
                    Remove from all<span className="sr-only">: {item.title}</span>
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <Suspense>
          <GroupItemDialog
            group={group}
            onDone={(refusals) => {
              setIsAdding(false);
              show('It was not added everywhere', refusals);
            }}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
