import { laneProductNames } from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';
import { formatPeople } from '../../../items/controls/people-chips';
import type { LaneSelection } from '../model/lane-days';
import { returnText, getLaneStateLabel, getLaneState, stateTones } from '../model/lane-labels';

interface SelectionRowProps {
  item: LaneSelection;
  party: TripDetail['party'];
  onOpen: () => void;
}

export function SelectionRow({ item, party, onOpen }: SelectionRowProps) {
  const { title, details, costCents, people } = item;
  const state = getLaneState(item);
  const isRide = item.catalogueId !== null;
  const notes = [
    isRide && details.product === 'single' ? laneProductNames.single : undefined,
    returnText(item),
    formatPeople(party, people),
    costCents === null ? undefined : formatMoney(costCents, { whole: true }),
  ].filter((note) => note !== undefined);
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-3 py-2 text-left hover:text-sea"
      >
        <span className="min-w-0">
          <span className={`block wrap-anywhere ${state === 'used' ? 'text-muted' : 'font-semibold'}`}>
            {title}
          </span>
          {notes.length > 0 ? (
            <span className="block text-sm text-muted tabular-nums">{notes.join(' · ')}</span>
          ) : null}
        </span>
        <Badge tone={stateTones[state]} className="shrink-0">
          {getLaneStateLabel(item)}
        </Badge>
      </button>
    </li>
  );
}
