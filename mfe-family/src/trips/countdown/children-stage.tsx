import type { TripDetail } from '@landsea/contracts/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { getTripMoment } from '../../trip-frame/rules/trip-moment';
import { Milestone } from './milestone';
import { describeFirstThing, countSleeps, formatSleeps, formatParty } from './countdown-labels';
import { NightsLeft } from './nights-left';

/** The browser releases the lock of a hidden page, so it is requested again. */
const useWakeLock = (active: boolean): void => {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery may refuse the lock; no error is needed.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (ended) await granted?.release();
      else lock = granted;
    };
    const onVisible = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [active]);
};

const useFullScreen = (onLeft: () => void) => {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element || !document.fullscreenEnabled) return;
    const onChange = () => {
      if (!document.fullscreenElement) onLeft();
    };
    // A browser may refuse; the stage covers the window all the same.
    void element.requestFullscreen().then(
      () => element.addEventListener('fullscreenchange', onChange),
      () => undefined,
    );
    return () => {
      element.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [onLeft]);
  return stage;
};

export function ChildrenStage({ trip, now, onClose }: { trip: TripDetail; now: Date; onClose: () => void }) {
  const stage = useFullScreen(onClose);
  const close = useRef<HTMLButtonElement>(null);
  useWakeLock(true);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') event.preventDefault();
  };
  const moment = getTripMoment(trip, now);
  const sleeps = countSleeps(trip.startDate, now);
  const segments = trip.days.map((day) => ({
    kind: isSeaDay(day) ? ('sea' as const) : ('land' as const),
    days: 1,
  }));
  return (
    <div
      ref={stage}
      role="dialog"
      aria-modal
      aria-label={`Countdown to ${trip.name}`}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 flex flex-col justify-between overflow-y-auto bg-linear-to-b from-sea-soft via-paper to-sun-soft text-ink"
    >
      <div className="flex items-center justify-between gap-4 px-5 pt-4 sm:px-8 sm:pt-6">
        <p className="min-w-0 font-display text-lg wrap-anywhere sm:text-xl">{trip.name}</p>
        <button
          ref={close}
          type="button"
          aria-label="Close the countdown"
          onClick={onClose}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink"
        >
          <X aria-hidden className="size-6" strokeWidth={1.75} />
        </button>
      </div>
      <div className="grid justify-items-center gap-6 px-5 py-6 text-center">
        <Milestone moment={moment} />
        {moment.phase === 'before' ? (
          <p className="font-display text-2xl text-coral sm:text-3xl">{formatSleeps(sleeps)}</p>
        ) : null}
        <NightsLeft sleeps={moment.phase === 'before' ? sleeps : 0} />
        <p className="text-lg wrap-anywhere text-muted sm:text-xl">
          {formatParty(trip)}
          {moment.phase === 'after' ? null : <span className="block">{describeFirstThing(trip, now)}</span>}
        </p>
      </div>
      <Horizon size="lg" progress={moment.progress} segments={segments} />
    </div>
  );
}
