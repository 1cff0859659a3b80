import type { DayItem } from '@landsea/contracts/planning';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { AgendaEntry } from './agenda-entry';
import { agendaGroups } from './agenda-groups';
import type { TimelineItem } from './timeline-items';
import { timelineHelp } from './timeline-words';

interface AgendaProps {
  items: readonly TimelineItem[];
  now: Date;
  clockText: (booked: DayItem) => string;
  actionsOf: (item: TimelineItem) => ReactNode;
  isPassedShown: boolean;
  onPassedShown: (isShown: boolean) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 pt-8 md:grid-cols-[11rem_1fr]">
      <h2 id={id} className="pb-1 font-display text-xl md:sticky md:top-20 md:self-start md:pt-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The horizon in words: open now, to come month by month, passed. */
export function Agenda({ items, now, clockText, actionsOf, isPassedShown, onPassedShown }: AgendaProps) {
  const { open, months, passed } = agendaGroups(items);
  const list = (entries: TimelineItem[]) => (
    <ol className="@container">
      {entries.map((item) => (
        <AgendaEntry key={item.id} item={item} {...{ now, clockText }} actions={actionsOf(item)} />
      ))}
    </ol>
  );
  return (
    <div data-help={timelineHelp.agenda}>
      {items.length === 0 ? (
        <p className="py-8 text-muted">Nothing of this kind. Choose another above, or all of them.</p>
      ) : null}
      {open.length > 0 ? <Group title="Open now">{list(open)}</Group> : null}
      {months.map(({ key, title, items: entries }) => (
        <Group key={key} title={title}>
          {list(entries)}
        </Group>
      ))}
      {passed.length > 0 ? (
        <details
          open={isPassedShown}
          onToggle={(event) => onPassedShown(event.currentTarget.open)}
          className="group mt-10 border-t border-hairline print:hidden"
        >
          <summary className="flex min-h-13 cursor-pointer items-center gap-2 text-muted">
            <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" strokeWidth={1.75} />
            What has passed ({passed.length})
          </summary>
          {list(passed)}
        </details>
      ) : null}
    </div>
  );
}
