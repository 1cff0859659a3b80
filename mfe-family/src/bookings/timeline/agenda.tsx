import type { DayItem } from '@landsea/contracts/planning';
import { formatRunTitle, listWindowRuns } from '@landsea/rules/booking-windows';
import { Button } from '@landsea/ui/button';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { AgendaEntry } from './agenda-entry';
import type { TimelineItem } from './timeline-items';
import { timelineHelp } from './timeline-labels';

interface AgendaGroup {
  key: string;
  title: string;
  items: TimelineItem[];
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Windows that open morning after morning are one entry, which knows each of them. */
const joinMornings = (items: readonly TimelineItem[]): TimelineItem[] => {
  const runs = listWindowRuns(
    items.flatMap((item) => (item.kind === 'window' ? [{ ...item.window, state: item.state }] : [])),
  );
  const byFirst = new Map(runs.map((run) => [run[0]?.id, run] as const));
  return items.flatMap((item): TimelineItem[] => {
    if (item.kind !== 'window') return [item];
    const run = byFirst.get(item.id);
    if (!run) return [];
    return run.length === 1 ? [item] : [{ ...item, title: formatRunTitle(run), mornings: run }];
  });
};

/** True also for the entry that a later morning is part of. */
const holdsEntry = (item: TimelineItem, id: string | undefined): boolean =>
  id !== undefined &&
  (item.id === id || (item.kind === 'window' && item.mornings?.some((each) => each.id === id) === true));

const groupAgenda = (
  items: readonly TimelineItem[],
): { open: TimelineItem[]; months: AgendaGroup[]; passed: TimelineItem[] } => {
  const entries = joinMornings(items);
  const months = new Map<string, TimelineItem[]>();
  for (const item of entries.filter(({ state }) => state === 'upcoming'))
    months.set(item.date.slice(0, 7), [...(months.get(item.date.slice(0, 7)) ?? []), item]);
  return {
    open: entries.filter(({ state }) => state === 'open'),
    months: [...months].map(([key, group]) => ({
      key,
      title: month.format(new Date(`${key}-01T00:00:00Z`)),
      items: group,
    })),
    passed: entries.filter(({ state }) => state === 'passed').reverse(),
  };
};

/** The number of a month's entries before "Show more"; later months show fewer. */
const SHOWN_AT_FIRST = 4;
const SHOWN_FAR_AHEAD = 2;
const MONTHS_NEAR = 2;

interface AgendaProps {
  items: readonly TimelineItem[];
  now: Date;
  clockText: (booked: DayItem) => string;
  actionsOf: (item: TimelineItem) => ReactNode;
  pathOf: (item: TimelineItem) => string | undefined;
  /** This entry's month shows all of its entries. */
  wanted: string | undefined;
  isPassedShown: boolean;
  onPassedShown: (isShown: boolean) => void;
}

interface GroupProps {
  title: string;
  entries: readonly TimelineItem[];
  wanted: string | undefined;
  shownAtFirst: number;
  children: (item: TimelineItem) => ReactNode;
}

function Group({ title, entries, wanted, shownAtFirst, children }: GroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const later = entries.slice(shownAtFirst);
  const isWanted = later.some((item) => holdsEntry(item, wanted));
  const isWhole = isOpen || isWanted;
  return (
    <section aria-labelledby={id} className="grid gap-x-10 pt-8 md:grid-cols-[11rem_1fr]">
      <h2 id={id} className="pb-1 font-display text-xl md:sticky md:top-20 md:self-start md:pt-4">
        {title}
      </h2>
      <div>
        <ol className="@container">{entries.slice(0, shownAtFirst).map(children)}</ol>
        {later.length > 0 ? (
          <>
            <ol className={`@container border-t border-hairline ${isWhole ? '' : 'hidden print:block'}`}>
              {later.map(children)}
            </ol>
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isWhole}
              onClick={() => setOpen(!isWhole)}
              className={isWanted ? 'hidden' : '-ml-3 print:hidden'}
            >
              {isWhole ? 'Show fewer' : `Show ${later.length} more`}
              <span className="sr-only">: {title}</span>
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}

export function Agenda(props: AgendaProps) {
  const { items, now, clockText, actionsOf, pathOf, wanted, isPassedShown, onPassedShown } = props;
  const { open, months, passed } = groupAgenda(items);
  const entry = (item: TimelineItem) => (
    <AgendaEntry
      key={item.id}
      {...{ item, now, clockText, wanted }}
      to={pathOf(item)}
      actions={actionsOf(item)}
    />
  );
  return (
    <div data-help={timelineHelp.agenda}>
      {items.length === 0 ? (
        <p className="py-8 text-muted">Nothing of this kind. Choose another above, or all of them.</p>
      ) : null}
      {open.length > 0 ? (
        <Group title="Open now" entries={open} wanted={wanted} shownAtFirst={SHOWN_AT_FIRST}>
          {entry}
        </Group>
      ) : null}
      {months.map(({ key, title, items: entries }, index) => (
        <Group
          key={key}
          {...{ title, entries, wanted }}
          shownAtFirst={index < MONTHS_NEAR ? SHOWN_AT_FIRST : SHOWN_FAR_AHEAD}
        >
          {entry}
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
          <ol className="@container">{passed.map(entry)}</ol>
        </details>
      ) : null}
    </div>
  );
}
