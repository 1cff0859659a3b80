import { SHORTEST_BOOKING_NUMBER } from '@landsea/contracts/agents';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { controlClass } from '@landsea/ui/fields/field-frame';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from '../pages';
import { groupResults, type DeskGroup, type DeskResult } from './desk-results';
import { useFindBookingsQuery, useFindClientsQuery, useListDeskTripsQuery } from './desk-search-api';

const SEARCH_PAUSE_MS = 150;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const isNumber = (text: string): boolean =>
  /\d/.test(text) &&
  text.length <= 60 &&
  text.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_BOOKING_NUMBER;

const useDeskResults = (typed: string): { groups: DeskGroup[]; isLooking: boolean } => {
  const text = typed.trim();
  const search = usePaused(text);
  const clients = useFindClientsQuery(search, { skip: search === '', refetchOnMountOrArgChange: true });
  const trips = useListDeskTripsQuery(undefined, { refetchOnMountOrArgChange: true });
  const bookings = useFindBookingsQuery(search, { skip: !isNumber(search), refetchOnMountOrArgChange: true });
  const isCurrent = search === text;
  const groups = groupResults(text, {
    clients: (isCurrent && clients.currentData) || [],
    trips: trips.data ?? [],
    bookings: (isCurrent && bookings.currentData) || [],
    pages,
  });
  const isLooking = !isCurrent || [clients, trips, bookings].some(({ isFetching }) => isFetching);
  return { groups, isLooking };
};

export function DeskDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [isGoing, setIsGoing] = useState(false);
  const { groups, isLooking } = useDeskResults(typed);
  const navigate = useNavigate();
  const id = useId();
  const results = groups.flatMap((group) => group.results);
  const chosen = results[Math.min(at, results.length - 1)];
  const optionId = ({ key }: DeskResult) => `${id}-${key}`;
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const go = (result: DeskResult | undefined) => {
    if (!result) return;
    onClose();
    void navigate(result.to);
  };
  const goNow = useEffectEvent(() => {
    setIsGoing(false);
    go(chosen);
  });
  // Enter waits for what is looked up, so that it never opens what stood there before.
  useEffect(() => {
    if (isGoing && !isLooking) goNow();
  }, [isGoing, isLooking]);

  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && results.length > 0)
      setAt((Math.min(at, results.length - 1) + by + results.length) % results.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) setIsGoing(true);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open size="lg" onOpenChange={onClose} title="Find anything">
      <div className="grid gap-3">
        <input
          type="text"
          role="combobox"
          aria-label="Client, trip, confirmation number or page"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Client, trip, confirmation number, page…"
          value={typed}
          className={controlClass}
          onKeyDown={onKey}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            setIsGoing(false);
          }}
        />
        <p role="status" className={results.length > 0 ? 'sr-only' : 'py-4 text-center text-muted'}>
          {describeResults(results.length, isLooking, typed.trim())}
        </p>
        <div id={`${id}-results`} role="listbox" aria-label="Results" className="grid gap-3">
          {groups.map(({ name, results: ofGroup }) => (
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden className="pb-1 text-sm font-semibold text-muted">
                {name}
              </p>
              {ofGroup.map((result) => (
                <Option
                  key={result.key}
                  id={optionId(result)}
                  result={result}
                  isChosen={result === chosen}
                  onGo={() => go(result)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  result: DeskResult;
  isChosen: boolean;
  onGo: () => void;
}

function Option({ id, result: { label, hint }, isChosen, onGo }: OptionProps) {
  return (
    // The keyboard stays in the box, which names the chosen option.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onGo}
      className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-3 py-1.5 hover:bg-sea-soft aria-selected:bg-sea-soft"
    >
      <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
      {hint ? <span className="min-w-0 text-sm wrap-anywhere text-muted">{hint}</span> : null}
    </div>
  );
}

const describeResults = (count: number, isLooking: boolean, typed: string): string => {
  if (isLooking) return 'Looking…';
  if (count === 0) return `Nothing matches “${typed}”.`;
  return `${count} ${count === 1 ? 'result' : 'results'}`;
};
