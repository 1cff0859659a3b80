import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { CloudOff } from 'lucide-react';
import { unreadableText } from './unreadable-change';

interface UnsentChangesProps {
  /** What one of them is called. */
  what?: string;
  /** How many changes wait for a connection. */
  waiting: number;
  /** What an earlier visit left behind and cannot be sent. */
  unreadable: readonly unknown[];
  onDismiss: () => void;
}

/** Says that changes wait for a connection and nothing of them is lost, and which ones could not be restored. */
export function UnsentChanges({ what = 'change', waiting, unreadable, onDismiss }: UnsentChangesProps) {
  const counted = (count: number) => `${String(count)} ${what}${count === 1 ? '' : 's'}`;
  return (
    <div className="pointer-events-none fixed inset-x-4 top-18 z-30 grid justify-items-center gap-2 print:hidden">
      <div role="status">
        {waiting > 0 ? (
          <p className="flex max-w-xl items-center gap-2 rounded-full border border-edge bg-surface px-4 py-2 text-sm text-ink shadow-float">
            <CloudOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            {counted(waiting)} {waiting === 1 ? 'is' : 'are'} kept on this device and will save when you’re
            back online.
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
          <ul className="max-h-40 overflow-y-auto">
            {unreadable.map((stored, index) => (
              <li key={index} className="wrap-anywhere">
                {unreadableText(stored)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
