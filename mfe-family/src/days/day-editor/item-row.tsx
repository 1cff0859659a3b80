import type { DayItem, ItemDetails } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { itemLife } from '@landsea/rules/day-plans';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { statusLabels, formatWhen } from '../../items/cards/item-labels';
import { formatPeople } from '../../items/controls/people-chips';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { LateMenu } from '../../trip-frame/page/late-menu';
import { MoreButton } from '../../trip-frame/page/more-button';
import type { ItemMenuProps } from './item-menu';

/** Flights were items before they became bookings; agents' templates still hold such items. */
const isFlight = (details: ItemDetails): boolean => details.kind === 'note' && details.isFlight === true;

/** `Ride`, `Flight`. */
const nameKind = (details: ItemDetails): string =>
  isFlight(details) ? 'Flight' : itemLife[details.kind].label;

const ItemMenu = loadLatePart(() => import('./item-menu'), 'ItemMenu');

interface ItemRowProps extends Omit<ItemMenuProps, 'name'> {
  item: DayItem;
  party: TripDetail['party'];
  note: string | undefined;
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
        <LateMenu button={(closed) => <MoreButton {...closed} name={item.title} className="mt-1" />}>
          <ItemMenu name={item.title} {...{ onOpen, onMove, onRemove }} />
        </LateMenu>
      </EditorOnly>
    </li>
  );
}
