import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { ChartKeys, type ChartKey } from './chart-keys';
import { useDrawings, type Drawings } from './use-drawings';
import { useInSight } from './use-in-sight';

/** Pixels, when nothing can be measured. */
const UNMEASURED = 360;

interface ChartFrameProps<Data> {
  title: string;
  keys?: readonly ChartKey[];
  /** Pixels at a letter size of 16 px; reserved while the drawing loads. */
  height: number;
  nothing?: string | undefined;
  centre?: ReactNode;
  draw: (drawings: Drawings, of: Data) => ReactNode;
  /** Plain data: an equal value draws nothing again. */
  of: Data;
  children?: ReactNode;
}

/** The drawing loads as it nears the viewport. */
export function ChartFrame<Data>({
  title,
  keys,
  height,
  nothing,
  centre,
  draw,
  of,
  children,
}: ChartFrameProps<Data>) {
  const titleId = useId();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const section = useRef<HTMLElement>(null);
  const isTime = useInSight(section) && nothing === undefined;
  const { drawings, hasFailed, tryAgain } = useDrawings(isTime);
  const measure = useCallback(
    (box: HTMLDivElement | null) => {
      if (box) setSize({ width: box.clientWidth || UNMEASURED, height: box.clientHeight || height });
    },
    [height],
  );
  // A changed amount is shown at once; its drawing follows when there is time.
  const lateWords = useDeferredValue(JSON.stringify(of));
  const drawing = useMemo(
    () =>
      drawings && size.width > 0 ? (
        <drawings.Sized {...size}>{draw(drawings, JSON.parse(lateWords) as Data)}</drawings.Sized>
      ) : null,
    [drawings, draw, lateWords, size],
  );
  const isDrawn = !hasFailed && isTime && drawing !== null;
  const drawn = () => {
    if (hasFailed) {
      return (
        <div role="status" className="grid h-full content-center justify-items-center gap-3 text-center">
          <p className="text-muted">The chart didn’t load. All of its numbers are here.</p>
          <Button size="sm" onClick={tryAgain}>
            Draw it again
          </Button>
        </div>
      );
    }
    if (!isDrawn) return <Skeleton className="h-full w-full opacity-60" />;
    return (
      <>
        {drawing}
        {centre}
      </>
    );
  };
  return (
    <section ref={section} aria-labelledby={titleId} className="min-w-0 break-inside-avoid">
      <h2 id={titleId} className="font-display text-xl">
        {title}
      </h2>
      {keys && nothing === undefined ? <ChartKeys keys={keys} /> : null}
      {nothing === undefined ? (
        // A page printed before the drawing has loaded shows the figures alone, without a gap.
        <div
          // A chart that is out of sight costs the page no layout while it is drawn.
          ref={isTime ? measure : undefined}
          className={`relative mt-3 ${isDrawn ? '' : 'print:hidden'}`}
          style={{ height: `${height / 16}rem` }}
        >
          {drawn()}
        </div>
      ) : (
        <p className="pt-2 text-muted">{nothing}</p>
      )}
      {nothing === undefined ? children : null}
    </section>
  );
}
