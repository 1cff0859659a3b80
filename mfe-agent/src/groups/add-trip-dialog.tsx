import type { AgentGroup } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDateRange, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { CopyPlanForm } from './copy-plan-form';
import { useAddGroupTripMutation, useGroupableTripsQuery } from './groups-api';

export function AddTripDialog({ group, onClose }: { group: AgentGroup; onClose: () => void }) {
  const canCopy = group.households.some(({ isMade }) => isMade);
  const [isCopying, setIsCopying] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isCopying ? 'Copy the plan' : 'Add a trip'}
      description={
        isCopying
          ? 'The same days, plans, hotel or ship for another client, with its bookings still to make. People, notes, numbers and amounts stay behind.'
          : 'It stays the client’s own trip. Nobody sees the other households.'
      }
    >
      {isCopying ? (
        <CopyPlanForm group={group} onDone={onClose} onBack={() => setIsCopying(false)} />
      ) : (
        <div className="grid gap-5">
          {canCopy ? (
            <Button className="justify-self-start" onClick={() => setIsCopying(true)}>
              Copy a plan for another client…
            </Button>
          ) : null}
          <ChooseTrip group={group} onDone={onClose} />
        </div>
      )}
    </Dialog>
  );
}

const MOST_SHOWN = 30;

function ChooseTrip({ group, onDone }: { group: AgentGroup; onDone: () => void }) {
  const { data: trips, error } = useGroupableTripsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [add, adding] = useAddGroupTripMutation();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const free = (trips ?? []).filter(({ group: of, archived }) => !of && !archived);
  const found = free.filter(({ name, clientName }) => `${clientName} ${name}`.toLowerCase().includes(wanted));
  const problem = error ?? adding.error;
  const choose = async (tripId: string) => {
    const { data } = await add({ groupId: group.id, tripId });
    if (data) onDone();
  };
  return (
    <div className="grid gap-3">
      {problem ? <Notice tone="error">{toApiError(problem).message}</Notice> : null}
      {free.length > 5 ? (
        <TextField
          label="Find a trip"
          value={words}
          maxLength={120}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : null}
      {trips && found.length === 0 ? (
        <p className="text-muted">
          {free.length === 0 ? 'All of your trips are in a group already.' : 'No trip matches.'}
        </p>
      ) : null}
      <ul className="divide-y divide-hairline">
        {found.slice(0, MOST_SHOWN).map(({ tripId, name, clientName, startDate, endDate }) => (
          <li key={tripId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{clientName}</span>
              <span className="block text-sm text-muted tabular-nums">
                {name}, {formatDateRange(startDate, endDate)}
              </span>
            </span>
            <Button size="sm" disabled={adding.isLoading} onClick={() => void choose(tripId)}>
              Add
              <span className="sr-only">
                {' '}
                {name} of {clientName}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN ? (
        <p className="text-sm text-muted">There are more: type a name to find the trip.</p>
      ) : null}
    </div>
  );
}
