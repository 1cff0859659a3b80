import type { AgentTrip } from '@landsea/contracts/agents';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWide } from '../frame/use-wide';
import type { TripChoice } from './trip-link';

interface TripBeside {
  area: RefObject<HTMLDivElement | null>;
  chosen: AgentTrip | undefined;
  choice: TripChoice;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The chosen trip is in the address, so that it stands there again after a reload or the way back. */
export const useTripBeside = (trips: readonly AgentTrip[]): TripBeside => {
  const [query, setQuery] = useSearchParams();
  const hasRoom = useWide();
  const area = useRef<HTMLDivElement>(null);
  const chosen = hasRoom ? trips.find(({ tripId }) => tripId === query.get('trip')) : undefined;

  const listLinks = () => [...(area.current?.querySelectorAll<HTMLElement>('[data-trip-link]') ?? [])];
  const show = (tripId: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (tripId) next.set('trip', tripId);
        else next.delete('trip');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const goBack = () =>
    listLinks()
      .find(({ dataset }) => dataset['tripLink'] === chosen?.tripId)
      ?.focus();
  const close = () => {
    goBack();
    show(undefined);
  };
  const isInList = () => listLinks().some((link) => link === document.activeElement);
  const goIn = () => area.current?.querySelector<HTMLElement>('[data-trip-beside] a')?.focus();
  const step = (event: KeyboardEvent<HTMLElement>, by: number) => {
    const links = listLinks();
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at + by];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu or dialog of the list has its own keys.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) step(event, by);
    else if (event.key === 'Escape' && chosen) close();
    else if (event.key === 'ArrowRight' && isInList()) goIn();
    else if (event.key === 'ArrowLeft' && !isInList()) goBack();
  };

  const choice = {
    chosenId: chosen?.tripId,
    onChoose: hasRoom ? ({ tripId }: AgentTrip) => show(tripId) : undefined,
  };
  return { area, chosen, choice, close, onKeyDown };
};
