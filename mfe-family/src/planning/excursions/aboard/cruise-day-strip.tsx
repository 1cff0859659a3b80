import type { ShipVenue } from '@landsea/contracts/catalogue';
import { clockOf, minuteOf } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Baby, Check, Drama, PartyPopper, Plus, Shirt, Utensils, Wine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock } from '../../../trip/items/item-labels';
import { ToEdit } from '../../../trip/page/looking-on';
import { isMadeFrom } from './aboard-ideas';
import type { AboardIdea } from './aboard-ideas';
import { RulerBar, RulerHours } from './day-ruler';

const icons: Partial<Record<ShipVenue['section'], LucideIcon>> = {
  club: Baby,
  nursery: Baby,
  show: Drama,
  dress: Shirt,
  'adult-dining': Wine,
  'rotational-restaurant': Utensils,
};

interface RowProps {
  section: ShipVenue['section'];
  title: string;
  when: string;
  detail: string | null;
  bar: ReactNode;
  action: ReactNode;
}

function Row({ section, title, when, detail, bar, action }: RowProps) {
  const Icon = icons[section] ?? PartyPopper;
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-sea" strokeWidth={1.75} />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-muted tabular-nums">{[when, detail].filter(Boolean).join(' · ')}</p>
        </div>
        {action}
      </div>
      {bar}
    </li>
  );
}

const ends = (time: string, minutes: number | null) => clockOf(minuteOf(time) + (minutes ?? 60));

const ideaWhen = ({ time, until, costCents }: AboardIdea): string => {
  const cost = costCents ? `about ${formatMoney(costCents, { whole: true })}` : '';
  const when = time
    ? until
      ? `Usually ${formatClock(time)}–${formatClock(until)}`
      : `Usually ${formatClock(time)}`
    : '';
  return [when, cost].filter(Boolean).join(' · ');
};

interface CruiseDayStripProps {
  ideas: readonly AboardIdea[];
  /** The activities of the day. */
  items: readonly DayItem[];
  dinner: DayItem | undefined;
  onDinner: () => void;
  onAdd: (idea: AboardIdea) => void;
  onRemove: (item: DayItem) => void;
}

/** The day aboard on its ruler: dinner, clubs, shows, adult dining and what to wear, each added in one tap. */
export function CruiseDayStrip({ ideas, items, dinner, onDinner, onAdd, onRemove }: CruiseDayStripProps) {
  const dinnerTime = dinner?.time ?? null;
  return (
    <div className="rounded-card border border-hairline bg-surface px-4 py-3 sm:px-5">
      <RulerHours />
      <ul className="divide-y divide-hairline">
        <Row
          section="rotational-restaurant"
          title={dinner ? `Dinner: ${dinner.title}` : 'Dinner in your dining rotation'}
          when={dinnerTime ? formatClock(dinnerTime) : 'Type in your seating and restaurants'}
          detail={dinner ? 'Same table and servers every night' : null}
          bar={
            dinnerTime ? (
              <RulerBar time={dinnerTime} until={ends(dinnerTime, dinner?.minutes ?? null)} look="plan" />
            ) : null
          }
          action={
            <ToEdit>
              <Button size="sm" variant={dinner ? 'quiet' : 'secondary'} onClick={onDinner}>
                {dinner ? 'Change' : 'Add rotation'}
              </Button>
            </ToEdit>
          }
        />
        {ideas.map((idea) => {
          const made = items.find((item) => isMadeFrom(item, idea));
          const time = made?.time ?? idea.time;
          return (
            <Row
              key={idea.key}
              section={idea.section}
              title={idea.title}
              when={made?.time ? formatClock(made.time) : ideaWhen(idea)}
              detail={idea.detail}
              bar={
                time ? (
                  <RulerBar
                    time={time}
                    until={idea.until ?? ends(time, made?.minutes ?? idea.minutes)}
                    look={made ? 'plan' : idea.until ? 'hours' : 'idea'}
                  />
                ) : null
              }
              action={
                <ToEdit>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-pressed={made !== undefined}
                    aria-label={made ? `Remove ${idea.title} from the day` : `Add ${idea.title} to the day`}
                    icon={
                      made ? (
                        <Check aria-hidden className="size-4 text-palm" strokeWidth={2} />
                      ) : (
                        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
                      )
                    }
                    onClick={() => (made ? onRemove(made) : onAdd(idea))}
                  >
                    {made ? 'Added' : 'Add'}
                  </Button>
                </ToEdit>
              }
            />
          );
        })}
      </ul>
    </div>
  );
}
