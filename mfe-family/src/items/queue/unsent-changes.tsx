import { formatCount } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { timings } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { CloudOff } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, notify, stop);
  return () => stop.abort();
};

/** The confirmation after sending expires after a while. */
const useConnection = (waiting: number): { isOnline: boolean; wereJustSent: boolean } => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [known, setKnown] = useState(waiting);
  const [wereJustSent, setWereJustSent] = useState(false);
  if (known !== waiting) {
    setKnown(waiting);
    setWereJustSent(waiting === 0 && isOnline);
  }
  useEffect(() => {
    if (!wereJustSent) return undefined;
    const timer = setTimeout(() => setWereJustSent(false), timings.rows.sentShown);
    return () => clearTimeout(timer);
  }, [wereJustSent]);
  return { isOnline, wereJustSent };
};

const UnreadableChanges = loadLatePart(() => import('./unreadable-changes'), 'UnreadableChanges');

interface UnsentChangesProps {
  what?: string;
  /** Shows the missing connection even without waiting changes. Once in a page. */
  saysOffline?: boolean;
  waiting: number;
  unreadable: readonly unknown[];
  onDismiss: () => void;
}

export function UnsentChanges({
  what = 'change',
  saysOffline = false,
  waiting,
  unreadable,
  onDismiss,
}: UnsentChangesProps) {
  const { isOnline, wereJustSent } = useConnection(waiting);
  const counted = (count: number) => formatCount(count, what);
  const said =
    waiting > 0
      ? `${counted(waiting)} ${waiting === 1 ? 'is' : 'are'} kept on this device and will save when you’re back online.`
      : saysOffline && !isOnline
        ? 'You’re offline. Keep planning; we’ll sync later.'
        : wereJustSent
          ? 'You’re connected again, and everything is sent.'
          : null;
  return (
    <div className="pointer-events-none fixed inset-x-4 top-18 z-30 grid justify-items-center gap-2 print:hidden">
      <div role="status">
        {said ? (
          <p className="flex max-w-xl items-center gap-2 rounded-full border border-edge bg-surface px-4 py-2 text-sm text-ink shadow-float">
            {wereJustSent ? null : <CloudOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />}
            {said}
          </p>
        ) : null}
      </div>
      {unreadable.length > 0 ? (
        <Notice
          tone="warning"
          className="pointer-events-auto max-w-xl shadow-float"
          title={`We could not restore ${counted(unreadable.length)} you made offline:`}
          action={
            <Button size="sm" onClick={onDismiss}>
              Got it
            </Button>
          }
        >
          <Suspense>
            <UnreadableChanges changes={unreadable} />
          </Suspense>
        </Notice>
      ) : null}
    </div>
  );
}
