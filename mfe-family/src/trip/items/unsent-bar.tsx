import { CloudOff } from 'lucide-react';

/** Says that changes wait for a signal, and that nothing of them is lost. */
export function UnsentBar({ count }: { count: number }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-18 z-30 flex justify-center print:hidden"
    >
      {count > 0 ? (
        <p className="flex max-w-xl items-center gap-2 rounded-full border border-edge bg-surface px-4 py-2 text-sm text-ink shadow-float">
          <CloudOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {count === 1 ? '1 change is' : `${String(count)} changes are`} kept on this device and will save
          when you’re back online.
        </p>
      ) : null}
    </div>
  );
}
