import type { MorningEntry } from '@landsea/contracts/agents';
import { useEffect, useState } from 'react';
import { EntryRow, getRowId } from './entry-row';
import { useGetMorningTaskQuery } from './morning-api';
import { MorningTaskPanel } from './morning-task';
import { groupByHeading, toEntryKey } from './morning-labels';
import type { LastDone } from '../frame/undo-bar';
import { useEntryActions } from './use-entry-actions';
import { useMorningKeys, type MorningKey } from './use-morning-keys';

interface QueueProps {
  entries: readonly MorningEntry[];
  now: Date;
  last: LastDone | undefined;
  offer: (done: LastDone | undefined) => void;
}

export function MorningQueue({ entries: queue, now, last, offer }: QueueProps) {
  const groups = groupByHeading(queue, now);
  const entries = groups.flatMap(({ entries: ofHeading }) => ofHeading);
  const [chosenKey, setChosenKey] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [bookingId, setBookingId] = useState<string>();
  const actionsOf = useEntryActions(offer);
  const index = entries.findIndex((entry) => toEntryKey(entry) === chosenKey);
  const chosen = entries[index];
  const { data: task } = useGetMorningTaskQuery(chosen ?? { tripId: '', windowId: '' }, {
    skip: !chosen || !isOpen,
  });

  const choose = (entry: MorningEntry | undefined, open = isOpen) => {
    setBookingId(undefined);
    setIsOpen(open);
    setChosenKey(entry && toEntryKey(entry));
  };
  // The finished entry makes way for the one after it.
  const finish = async (act: () => Promise<void>) => {
    const after = entries[index + 1] ?? entries[index - 1];
    await act();
    choose(after);
  };
  const step = (by: number) => choose(entries[Math.max(0, Math.min(entries.length - 1, index + by))]);

  const onChosen = (key: MorningKey, entry: MorningEntry): boolean => {
    const actions = actionsOf(entry);
    if (key === 'd') void finish(() => actions.finish('done'));
    else if (key === 'n') void finish(() => actions.finish('nothing-left'));
    else if (key === 'l') void finish(() => actions.later('hour'));
    else if (key === 'c' && task) void actions.copy(task);
    else if (key === 'b' && task) setBookingId(task.wishes[0]?.id);
    else return false;
    return true;
  };
  const takeBack = ({ undo }: LastDone) => {
    undo();
    offer(undefined);
  };
  useMorningKeys((key) => {
    if (key === 'j') step(index < 0 ? 0 : 1);
    else if (key === 'k') step(-1);
    else if (key === 'Enter' && chosen) setIsOpen(!isOpen);
    else if (key === 'Escape' && chosen) setIsOpen(false);
    else if (key === 'u' && last) takeBack(last);
    else return chosen ? onChosen(key, chosen) : false;
    return true;
  });

  useEffect(() => {
    if (chosenKey) document.getElementById(getRowId(chosenKey))?.scrollIntoView({ block: 'nearest' });
  }, [chosenKey]);

  return (
    <div className="grid gap-8">
      {groups.map(({ heading, entries: ofDay }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="flex items-baseline gap-2 pb-2 font-display text-xl">
            {heading}
            <span className="font-sans text-sm font-normal text-muted tabular-nums">{ofDay.length}</span>
          </h2>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {ofDay.map((entry) => {
              const isChosen = entry === chosen;
              const actions = actionsOf(entry);
              return (
                <EntryRow
                  key={toEntryKey(entry)}
                  entry={entry}
                  now={now}
                  isChosen={isChosen}
                  isOpen={isChosen && isOpen}
                  onOpen={(open) => choose(entry, open)}
                >
                  <MorningTaskPanel
                    entry={entry}
                    offer={offer}
                    actions={{
                      ...actions,
                      finish: (outcome) => finish(() => actions.finish(outcome)),
                      later: (when) => finish(() => actions.later(when)),
                    }}
                    bookingId={bookingId}
                    onBooking={setBookingId}
                  />
                </EntryRow>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
