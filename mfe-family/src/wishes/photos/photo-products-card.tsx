import { formatCount } from '@landsea/contracts/core';
import type { ParkCalendar } from '@landsea/contracts/catalogue';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatMoney } from '@landsea/web-kit';
import { useId, useState } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { formatVerdict } from './photo-labels';
import { breakEven, type PhotoChoice, type PhotoCount } from './photo-products';
import type { PhotoItem } from './photo-rules';
import { noteChecked } from '../../catalogue/lists/checked-note';

interface PhotoProductsCardProps {
  choices: readonly PhotoChoice[];
  count: PhotoCount;
  parkDays: number;
  calendar: ParkCalendar;
  bought: readonly PhotoItem[];
  onChoose: (choice: PhotoChoice) => void;
  onOpen: (id: string) => void;
}

const dollars = (cents: number) => formatMoney(cents, { whole: true });

export function PhotoProductsCard(props: PhotoProductsCardProps) {
  const { choices, count, parkDays, calendar, bought, onChoose, onOpen } = props;
  const why = useId();
  const [isOpen, setOpen] = useState(false);
  const { advance, duringTrip, oneDay, singleDownload } = calendar.photos;
  const memoryMaker = choices.find(({ kind }) => kind === 'memory-maker')?.cents ?? advance;
  const isPlanned = ({ purchases }: PhotoChoice) =>
    purchases.map(({ title }) => title).join() === bought.map(({ title }) => title).join();
  return (
    <Card className="grid gap-3">
      <CardTitle>Is Memory Maker worth it?</CardTitle>
      <p className="text-lg">{formatVerdict(choices, breakEven(memoryMaker, calendar.photos))}</p>
      {bought.length > 0 ? (
        <ul aria-label="In your plan" className="grid">
          {bought.map(({ id, title, costCents }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="min-h-11 cursor-pointer text-left font-medium text-palm underline"
              >
                In your plan: {title}
                {costCents === null ? '' : `, ${dollars(costCents)}`}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="grid">
        {choices.map((choice) => (
          <li
            key={choice.kind}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline py-1.5"
          >
            <span className="min-w-0 grow basis-32">{choice.label}</span>
            <span className="font-semibold tabular-nums">{dollars(choice.cents)}</span>
            <EditorOnly>
              <Button size="sm" variant="quiet" disabled={isPlanned(choice)} onClick={() => onChoose(choice)}>
                {isPlanned(choice) ? 'Planned' : 'Plan it'}
                <span className="sr-only">: {choice.label}</span>
              </Button>
            </EditorOnly>
          </li>
        ))}
      </ul>
      <DisclosureButton small open={isOpen} controls={why} onToggle={() => setOpen(!isOpen)}>
        How we counted
      </DisclosureButton>
      {isOpen ? (
        <div id={why} className="grid gap-1 pl-6 text-sm text-muted">
          <p>
            {formatCount(count.photographer, 'PhotoPass shot')} and {formatCount(count.ride, 'ride photo')} on{' '}
            {formatCount(parkDays, 'park day')}, one download each. Wishes do not count yet.
          </p>
          {count.included > 0 ? (
            <p>
              {formatCount(count.included, 'ride photo is', 'ride photos are')} included in that day’s Multi
              Pass.
            </p>
          ) : null}
          <p>
            Memory Maker is {dollars(advance)} at least three days ahead and {dollars(duringTrip)} after that,{' '}
            {dollars(oneDay)} for one day, and a single download {dollars(singleDownload)}.{' '}
            {noteChecked(calendar)}
          </p>
        </div>
      ) : null}
    </Card>
  );
}
