import type { BookingWindow } from '@landsea/contracts/planning';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { WindowBadge } from './window-badge';

interface WindowNoticeProps {
  window: BookingWindow;
  now: Date;
  icon: LucideIcon;
  /** What is said behind "Why?" besides the rule. */
  why?: ReactNode;
  action?: ReactNode;
  /** When the window opens, or that it is open. */
  children: ReactNode;
}

/** One booking window in a line: when, how long until then, and the rule behind "Why?". */
export function WindowNotice({ window, now, icon: Icon, why, action, children }: WindowNoticeProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label="Booking window"
      className="grid gap-1 rounded-card border border-hairline bg-surface px-4 py-1.5 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
        <p className="min-w-0 grow basis-56 py-1 text-base">{children}</p>
        {window.state === 'open' ? null : <WindowBadge window={window} now={now} />}
        {action}
        <DisclosureButton
          small
          className="w-auto!"
          open={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        >
          Why?
        </DisclosureButton>
      </div>
      {isOpen ? (
        <div id={id} className="grid gap-1 pb-1 pl-6 text-sm text-muted">
          <p>{window.rule}</p>
          {window.warning ? <p className="font-medium text-ink">{window.warning}</p> : null}
          {why}
          <p>
            {window.verify}. Checked {formatDate(window.asOf)}.
          </p>
        </div>
      ) : null}
    </section>
  );
}
