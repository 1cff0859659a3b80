import type { BookingWindow } from '@landsea/contracts/planning';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import type { LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { WindowBadge } from './window-badge';
import { getWindowTime } from './window-time';

interface WindowCardProps {
  window: BookingWindow;
  now: Date;
  icon: LucideIcon;
  openText: string;
  opensText: string;
  why?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

export function WindowCard(props: WindowCardProps) {
  const { window, now, icon: Icon, openText, opensText, why, action, children } = props;
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const { day, place, reader } = getWindowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOpen = window.state === 'open';
  return (
    <section
      aria-label="Booking window"
      className="grid gap-1 rounded-card border border-hairline bg-surface px-4 py-1.5 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
        <p className="min-w-0 grow basis-56 py-1 text-base">
          <strong className="font-semibold">
            {isOpen ? openText : [`${opensText} ${day}`, place].filter(Boolean).join(', ')}
          </strong>
          {!isOpen && reader ? <span className="text-muted"> ({reader} for you)</span> : null}
          {children}
        </p>
        {isOpen ? null : <WindowBadge window={window} now={now} />}
        {action}
        <DisclosureButton
          small
          className="w-auto!"
          open={isExplained}
          controls={id}
          onToggle={() => setExplained(!isExplained)}
        >
          Why?
        </DisclosureButton>
      </div>
      {isExplained ? (
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
