import type { DayItem } from '@landsea/contracts/planning';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import type { ReactNode } from 'react';

interface ItemListProps<T extends DayItem> {
  items: readonly T[];
  factsOf: (item: T) => readonly string[];
  badgeOf: (item: T) => { tone: BadgeTone; text: string };
  onOpen: (id: string) => void;
  before?: (item: T) => ReactNode;
}

export function ItemList<T extends DayItem>({ items, factsOf, badgeOf, onOpen, before }: ItemListProps<T>) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface px-2">
      {items.map((item) => {
        const { tone, text } = badgeOf(item);
        return (
          <li key={item.id} className="flex items-center">
            {before?.(item)}
            <button
              type="button"
              onClick={() => onOpen(item.id)}
              className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-lg px-2 py-2.5 text-left hover:bg-sea-soft"
            >
              <span className="min-w-0 grow">
                <span className="block leading-snug font-medium wrap-anywhere">{item.title}</span>
                <span className="block text-sm text-muted wrap-anywhere">
                  {factsOf(item).filter(Boolean).join(' · ')}
                </span>
              </span>
              <Badge tone={tone}>{text}</Badge>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
