import type { TripDetail } from '@landsea/contracts/trip';
import { memo } from 'react';
import type { Block } from '../planner-days';
import { ItemCard, type Troubles } from './item-card';
import type { PlannerActions } from './planner-actions';
import { HOUR_PX, toHeight, toTop, type Ruler } from './ruler';
import { placeSideBySide } from './side-by-side';

/** Half an hour: the least room of a card. */
const CARD_PX = HOUR_PX / 2;
const SMALL_CARD_PX = CARD_PX + 4;
const GAP_PX = 3;
/** Two lines of a title and one of the time need this height; a note needs one line more. */
const LOW_CARD_PX = 62;
const LINE_PX = 17;

interface TimedItemsProps {
  blocks: readonly Block[];
  ruler: Ruler;
  party: TripDetail['party'];
  person: string | undefined;
  actions: PlannerActions;
  troubles: Troubles;
  notes: ReadonlyMap<string, string>;
}

export const TimedItems = memo(function TimedItems(props: TimedItemsProps) {
  const { blocks, ruler, party, person, actions, troubles, notes } = props;
  const leastMinutes = (CARD_PX / HOUR_PX) * 60;
  const placed = placeSideBySide(
    blocks.map(({ item, from, until }) => ({
      id: item.id,
      from,
      until: Math.max(until, from + leastMinutes),
      track: item.people?.toSorted().join() ?? '',
    })),
  );
  return blocks.map(({ item, from, until, wait }) => {
    const { lane = 0, lanes = 1 } = placed.get(item.id) ?? {};
    const height = Math.max(CARD_PX, toHeight(until - from) - GAP_PX);
    const isSmall = height < SMALL_CARD_PX && lanes > 1;
    const note = height < LOW_CARD_PX ? undefined : notes.get(item.id);
    return (
      <ItemCard
        key={item.id}
        {...{ item, party, person, actions, wait, note, isSmall }}
        trouble={troubles.get(item.id)}
        titleLines={isSmall || height >= LOW_CARD_PX + (note ? LINE_PX : 0) ? 2 : 1}
        className="absolute"
        style={{
          top: toTop(from, ruler),
          height,
          left: `calc(${(lane / lanes) * 100}% + 2px)`,
          width: `calc(${100 / lanes}% - 4px)`,
        }}
      />
    );
  });
});
