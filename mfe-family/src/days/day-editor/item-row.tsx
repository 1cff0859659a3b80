import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Menu, MenuItem, MenuSeparator } from '@landsea/ui/overlays/menu';
import { formatMoney } from '@landsea/web-kit';
import { CalendarClock, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { nameKind } from '../../items/cards/flights';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { statusLabels, formatWhen } from '../../items/cards/item-labels';
import { formatPeople } from '../../items/controls/people-chips';
import { EditorOnly } from '../../trip-frame/access/read-only';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

interface ItemRowProps {
  item: DayItem;
  party: TripDetail['party'];
  note: string | undefined;
  onOpen: () => void;
  onMove: () => void;
  onRemove: () => void;
}

/** Memo of this item, such as a rider switch; a tap opens the item. */
export function ItemRow({ item, party, note, onOpen, onMove, onRemove }: ItemRowProps) {
  const facts = [
    nameKind(item.details),
    item.place,
    formatPeople(party, item.people),
    item.costCents === null ? '' : formatMoney(item.costCents, { whole: true }),
  ];
  return (
    <li className="flex items-start border-t border-hairline first:border-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-14 min-w-0 grow cursor-pointer grid-cols-[min(5.5rem,24vw)_1.25rem_minmax(0,1fr)] items-start gap-x-3 rounded-lg py-3 text-left hover:text-sea"
      >
        <span className="text-sm leading-6 text-muted tabular-nums">{formatWhen(item)}</span>
        <ItemIcon kind={item.details.kind} className="mt-0.5 size-5 text-sea" />
        <span>
          <span className="block leading-snug font-semibold wrap-anywhere">{item.title}</span>
          <span className="block text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
          {note ? <span className="block text-sm wrap-anywhere text-sea">{note}</span> : null}
          {item.status === 'planned' ? null : (
            <Badge tone={item.status === 'done' ? 'palm' : 'sea'} className="mt-1">
              {statusLabels[item.status]}
            </Badge>
          )}
        </span>
      </button>
      <EditorOnly>
        <Menu
          trigger={
            <button
              type="button"
              aria-label={`More for ${item.title}`}
              className="mt-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink"
            >
              <Ellipsis {...icon} />
            </button>
          }
        >
          <MenuItem icon={<Pencil {...icon} />} onSelect={onOpen}>
            Edit
          </MenuItem>
          <MenuItem icon={<CalendarClock {...icon} />} onSelect={onMove}>
            Move to…
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={onRemove}>
            Remove
          </MenuItem>
        </Menu>
      </EditorOnly>
    </li>
  );
}
