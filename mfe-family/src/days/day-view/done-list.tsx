import type { DayItem } from '@landsea/contracts/planning';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useReadOnly } from '../../trip-frame/access/read-only';

interface DoneListProps {
  items: readonly DayItem[];
  expectedOf: (item: DayItem) => number | null;
  onUndo: (item: DayItem) => void;
  onOpen: (itemId: string) => void;
}

const waitText = ({ details }: DayItem, expected: number | null): string => {
  const waited = 'actualWait' in details ? details.actualWait : undefined;
  if (waited === undefined || waited === null) return '';
  const words = waited === 0 ? 'No wait' : `Waited ${waited} min`;
  return expected === null ? words : `${words}, expected ${expected}`;
};

export function DoneList({ items, expectedOf, onUndo, onOpen }: DoneListProps) {
  const [open, setOpen] = useState(false);
  const isReadOnly = useReadOnly();
  const listId = useId();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">
        <DisclosureButton open={open} controls={listId} onToggle={() => setOpen(!open)}>
          Done <span className="text-muted tabular-nums">{items.length}</span>
        </DisclosureButton>
      </h2>
      <ul id={listId} hidden={!open} className="grid gap-1">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex min-h-13 items-center gap-3 border-t border-hairline py-2 text-lg"
          >
            <Check aria-hidden className="size-5 shrink-0 text-palm" strokeWidth={2} />
            <button
              type="button"
              onClick={() => onOpen(item.id)}
              className="min-h-11 min-w-0 grow cursor-pointer rounded-lg text-left hover:text-sea"
            >
              <span className="block leading-snug wrap-anywhere">{item.title}</span>
              <span className="block text-base text-muted tabular-nums">
                {waitText(item, expectedOf(item))}
              </span>
            </button>
            {isReadOnly ? null : (
              <button
                type="button"
                onClick={() => onUndo(item)}
                className="min-h-11 shrink-0 cursor-pointer rounded-full px-3 text-base font-semibold text-sea hover:bg-sea-soft"
              >
                Not done<span className="sr-only">: {item.title}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
