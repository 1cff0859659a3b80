import { prefersStillness } from '@landsea/web-kit';
import { useEffect, useState, type RefObject } from 'react';

const STATION_MS = 5_000;
/** The film plays by itself while it reaches into the middle third of the window, however tall it is. */
const MIDDLE_THIRD = '-33% 0px';

export interface Film {
  at: number;
  isPlaying: boolean;
  isOver: boolean;
  /** Shows one station and rests there. */
  show: (at: number) => void;
  /** Plays or pauses; a film that is over begins again. */
  toggle: () => void;
}

const useInSight = (target: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MIDDLE_THIRD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isInSight;
};

/**
 * The station of a silent film of `stations` pictures. It plays by itself once, while `target` is in sight and only
 * for people who do not mind movement; a press of its button decides from then on.
 */
export function useFilm(stations: number, target: RefObject<HTMLElement | null>): Film {
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isOver, setIsOver] = useState(false);
  const [isStill, setIsStill] = useState(true);
  const isInSight = useInSight(target);
  useEffect(() => setIsStill(prefersStillness()), []);
  const isPlaying = !isOver && (choice === undefined ? !isStill : choice === 'play');
  useEffect(() => {
    if (!isPlaying || (!isInSight && choice === undefined)) return undefined;
    const timer = setTimeout(() => {
      if (at + 1 < stations) setAt(at + 1);
      else setIsOver(true);
    }, STATION_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isInSight, choice, at, stations]);
  return {
    at,
    isPlaying,
    isOver,
    show: (station) => {
      setAt(station);
      setChoice('pause');
      setIsOver(false);
    },
    toggle: () => {
      if (isOver) setAt(0);
      setIsOver(false);
      setChoice(isPlaying ? 'pause' : 'play');
    },
  };
}
