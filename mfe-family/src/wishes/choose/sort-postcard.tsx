import { Card } from '@landsea/ui/card';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import { useId, useState } from 'react';
import { formatClock } from '../../items/cards/item-labels';
import type { SortedDay, SortedLine } from './sort-step';

const span = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

function Line({ time, title, words, isAdded }: SortedLine) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-2">
      <span className="pt-2.5 text-sm text-muted tabular-nums">{time ? formatClock(time) : 'Any time'}</span>
      <div className="min-w-0">
        <div className="flex min-h-11 items-center gap-2">
          <span className="min-w-0 grow wrap-anywhere">{title}</span>
          {words && !isAdded ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              aria-label={`Why here? ${title}`}
              onClick={() => setOpen(!open)}
              className="min-h-11 shrink-0 cursor-pointer px-1 text-sm font-semibold text-sea"
            >
              Why here?
            </button>
          ) : null}
        </div>
        {words ? (
          <p id={id} hidden={!open && !isAdded} className="pb-1 text-sm text-muted wrap-anywhere">
            {words}
          </p>
        ) : null}
      </div>
    </li>
  );
}

export function SortPostcard({
  day,
  title,
  startsOpen,
}: {
  day: SortedDay;
  title: string;
  startsOpen: boolean;
}) {
  const [open, setOpen] = useState(startsOpen);
  const listId = useId();
  const { date, lines, postcard } = day;
  const facts = [
    ['First ride', postcard?.firstRide],
    ['Lunch', postcard?.lunch],
    ['Show', postcard?.show],
  ] as const;
  return (
    <Card className="grid content-start gap-2">
      <h3 className="font-display text-xl">
        {formatDate(date)}
        {title ? <span className="block font-sans text-base text-muted">{title}</span> : null}
      </h3>
      {postcard ? (
        <>
          <dl className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-2 gap-y-1">
            {facts.map(([name, fact]) =>
              fact ? (
                <div key={name} className="contents">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="min-w-0 font-semibold wrap-anywhere">
                    {fact.title}{' '}
                    <span className="font-normal whitespace-nowrap text-muted tabular-nums">
                      {formatClock(fact.time)}
                    </span>
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
          {postcard.waiting + postcard.walking > 0 ? (
            <p className="text-sm text-muted tabular-nums">
              {span(postcard.waiting)} in line · {span(postcard.walking)} walking
              {postcard.needsHopper ? ' · needs Park Hopper tickets' : ''}
            </p>
          ) : null}
        </>
      ) : null}
      <DisclosureButton small open={open} controls={listId} onToggle={() => setOpen(!open)}>
        {lines.length === 1 ? 'The one plan' : `All ${lines.length} plans`}
      </DisclosureButton>
      <ol id={listId} hidden={!open}>
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ol>
    </Card>
  );
}
