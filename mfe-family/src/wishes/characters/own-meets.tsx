import { formatDate } from '@landsea/web-kit';
import type { CharacterMeet } from '@landsea/contracts/catalogue';
import { ItemList } from '../../items/cards/item-list';
import { formatClock } from '../../items/cards/item-labels';
import { formatVotes } from '../../items/controls/votes-control';
import { isOutsideHours, type MeetItem } from './meet-rules';

interface OwnMeetsProps {
  meets: readonly MeetItem[];
  entryOf: (meet: MeetItem) => CharacterMeet | undefined;
  onOpen: (id: string) => void;
}

const when = ({ date, time }: MeetItem) => `${date ?? '9999'} ${time ?? '99'}`;

export function OwnMeets({ meets, entryOf, onOpen }: OwnMeetsProps) {
  const ordered = meets.toSorted((a, b) => when(a).localeCompare(when(b)) || a.title.localeCompare(b.title));
  const factsOf = (meet: MeetItem) => {
    const entry = entryOf(meet);
    return [
      meet.date ? formatDate(meet.date) : '',
      meet.time ? formatClock(meet.time) : '',
      entry && isOutsideHours(entry, meet.time) ? 'outside typical hours' : '',
      meet.place ?? '',
      formatVotes(meet),
    ];
  };
  return (
    <section aria-labelledby="own-meets" className="grid gap-3">
      <h2 id="own-meets" className="font-display text-2xl">
        Your characters
      </h2>
      {ordered.length === 0 ? (
        <p className="text-muted">Nobody yet. Choose below who you would like to meet.</p>
      ) : (
        <ItemList
          items={ordered}
          {...{ factsOf, onOpen }}
          badgeOf={({ status, date, details }) =>
            details.signed.length > 0
              ? { tone: 'palm', text: `${details.signed.length} signed` }
              : status === 'done'
                ? { tone: 'palm', text: 'Met' }
                : { tone: 'neutral', text: date ? 'Planned' : 'Wanted' }
          }
        />
      )}
    </section>
  );
}
