import type { MorningEntry, MorningTask } from '@landsea/contracts/agents';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntryRow, getRowId } from './entry-row';
import { useGetMorningTaskQuery } from './morning-api';
import { OpenWishesDialog } from './open-wishes-dialog';
import { MorningTaskPanel } from './morning-task';
import { groupByHeading, toEntryKey } from './morning-labels';
import type { LastDone } from '../frame/undo-bar';
import { getTellLink } from './tell-client';
import { useEntryActions, type EntryActions } from './use-entry-actions';
import { useWishActions } from './use-wish-actions';
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
  const [copied, setCopied] = useState<string>();
  const [wishId, setWishId] = useState<string>();
  const { nothingLeft } = useWishActions(offer);
  const navigate = useNavigate();
  const actionsOf = useEntryActions(offer);
  const index = entries.findIndex((entry) => toEntryKey(entry) === chosenKey);
  const chosen = entries[index];
  const { data: task } = useGetMorningTaskQuery(chosen ?? { tripId: '', windowId: '' }, {
    skip: !chosen || !isOpen,
  });

  const wishes = task?.wishes ?? [];
  const wish = wishes.find(({ id }) => id === wishId) ?? wishes[0];
  const choose = (entry: MorningEntry | undefined, open = isOpen) => {
    setBookingId(undefined);
    setWishId(undefined);
    setCopied(undefined);
    setIsOpen(open);
    setChosenKey(entry && toEntryKey(entry));
  };
  // The finished entry makes way for the one after it.
  const finish = async (act: () => Promise<void>) => {
    const after = entries[index + 1] ?? entries[index - 1];
    await act();
    choose(after);
  };
  const [asking, setAsking] = useState<{ entry: MorningEntry; wishes: number }>();
  const finishDone = (entry: MorningEntry) => {
    const open = task && entry === chosen ? task.wishes.length : entry.wishes;
    if (entry.type === 'opens' && open > 0) setAsking({ entry, wishes: open });
    else void finish(() => actionsOf(entry).finish('done'));
  };
  const settle = (act: (actions: EntryActions) => Promise<void>) => {
    if (asking) void finish(() => act(actionsOf(asking.entry)));
    setAsking(undefined);
  };
  const step = (by: number) => choose(entries[Math.max(0, Math.min(entries.length - 1, index + by))]);

  const stepWish = (by: number) => {
    const at = wishes.findIndex(({ id }) => id === wish?.id);
    setBookingId(undefined);
    setWishId(wishes[Math.max(0, Math.min(wishes.length - 1, at + by))]?.id);
  };

  const onChosen = (key: MorningKey, entry: MorningEntry): boolean => {
    const actions = actionsOf(entry);
    if (key === 'd') finishDone(entry);
    else if (key === 'N') void finish(() => actions.finish('nothing-left'));
    else if (key === 'n' && task && wish) void nothingLeft(task.entry.tripId, wish);
    // What was just done is told first, which the page does.
    else if (key === 'm' && !last?.more && getTellLink(entry)) void navigate(getTellLink(entry)?.to ?? '');
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && wish) stepWish(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'l') void finish(() => actions.later('hour'));
    else if (key === 'c' && task) void copy(actions, task);
    else if (key === 'b' && wish) setBookingId(wish.id);
    else return false;
    return true;
  };
  const copy = async (actions: EntryActions, from: MorningTask) => {
    if (await actions.copy(from)) setCopied(toEntryKey(from.entry));
  };
  useMorningKeys((key) => {
    if (key === 'j') step(index < 0 ? 0 : 1);
    else if (key === 'k') step(-1);
    else if (key === 'Enter' && chosen) setIsOpen(!isOpen);
    else if (key === 'Escape' && chosen) setIsOpen(false);
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
                      finish: async (outcome) => {
                        if (outcome === 'done') finishDone(entry);
                        else await finish(() => actions.finish(outcome));
                      },
                      later: (when) => finish(() => actions.later(when)),
                    }}
                    isCopied={copied === toEntryKey(entry)}
                    onCopy={(from) => void copy(actions, from)}
                    chosenWishId={isChosen ? wish?.id : undefined}
                    bookingId={bookingId}
                    onBooking={setBookingId}
                  />
                </EntryRow>
              );
            })}
          </ul>
        </section>
      ))}
      {asking ? (
        <OpenWishesDialog
          {...asking}
          onTomorrow={() => settle((actions) => actions.later('tomorrow'))}
          onFinish={() => settle((actions) => actions.finish('done'))}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </div>
  );
}
