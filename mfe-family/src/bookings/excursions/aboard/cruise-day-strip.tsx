import { toClock, toMinute } from '@landsea/rules/trip';
import { formatItemName, type Seating } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Baby, Check, Drama, PartyPopper, Plus, Ship, Shirt, Utensils, Wine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock, formatWhen } from '../../../items/cards/item-labels';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { AboardIdea, AboardSectionId } from './aboard-idea';
import { seatings } from './aboard-ideas';
import { findItemOfIdea } from './idea-items';
import { RulerBar, RulerHours } from './day-ruler';

const icons: Partial<Record<AboardSectionId, LucideIcon>> = {
  club: Baby,
  nursery: Baby,
  show: Drama,
  dress: Shirt,
  'adult-dining': Wine,
  tasting: Wine,
  'ship-day': Ship,
  'rotational-restaurant': Utensils,
};

/** Text and button in one line, the ruler below them; on a wide screen between them. */
const columns =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,22rem)_1fr_9rem]';

interface RowProps {
  section: AboardSectionId;
  title: string;
  when: string;
  detail: string | null;
  bar: ReactNode;
  action: ReactNode;
}

function Row({ section, title, when, detail, bar, action }: RowProps) {
  const Icon = icons[section] ?? PartyPopper;
  return (
    <li className={`${columns} py-3`}>
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" strokeWidth={1.75} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-muted tabular-nums">{[when, detail].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="order-last col-span-2 empty:hidden md:order-none md:col-span-1">{bar}</div>
      <div className="justify-self-end md:col-start-3">{action}</div>
    </li>
  );
}

const ends = (time: string, minutes: number | null) => toClock(toMinute(time) + (minutes ?? 60));

const ideaWhen = ({ time, until, costCents }: AboardIdea): string => {
  const cost = costCents ? `about ${formatMoney(costCents, { whole: true })}` : '';
  const when = time
    ? until
      ? `Usually ${formatClock(time)}–${formatClock(until)}`
      : `Usually ${formatClock(time)}`
    : '';
  return [when, cost].filter(Boolean).join(' · ');
};

const isBeforeDinner = ({ section, time }: AboardIdea): boolean =>
  section === 'ship-day' && time !== null && time < '17:30';

const seatingText = (seating: Seating): string =>
  `Usually ${formatClock(seatings[seating])} · ${seating} seating`;

interface CruiseDayStripProps {
  ideas: readonly AboardIdea[];
  items: readonly DayItem[];
  dinner: DayItem | undefined;
  /** The seating of the dinners or of the cruise's booking. */
  seating: Seating | undefined;
  /** Undefined on the last morning, which has no dinner. */
  onDinner: (() => void) | undefined;
  onAdd: (idea: AboardIdea) => void;
  onRemove: (item: DayItem) => void;
}

export function CruiseDayStrip({
  ideas,
  items,
  dinner,
  seating,
  onDinner,
  onAdd,
  onRemove,
}: CruiseDayStripProps) {
  const dinnerTime = dinner?.time ?? null;
  const known = new Set([dinner?.id, ...ideas.map((idea) => findItemOfIdea(items, idea)?.id)]);
  const others = items.filter((item) => item.details.kind === 'activity' && !known.has(item.id));
  const ideaRow = (idea: AboardIdea) => {
    const made = findItemOfIdea(items, idea);
    const time = made?.time ?? idea.time;
    return (
      <Row
        key={idea.key}
        section={idea.section}
        title={made?.title ?? idea.title}
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
          <EditorOnly>
            <Button
              size="sm"
              variant="quiet"
              aria-pressed={made !== undefined}
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
              <span className="sr-only"> {idea.title}</span>
            </Button>
          </EditorOnly>
        }
      />
    );
  };
  return (
    <div className="rounded-card border border-hairline bg-surface px-4 py-3 sm:px-5">
      <div className={columns}>
        <div className="col-span-2 md:col-span-1 md:col-start-2">
          <RulerHours />
        </div>
      </div>
      <ul className="divide-y divide-hairline">
        {ideas.filter(isBeforeDinner).map(ideaRow)}
        {onDinner ? (
          <Row
            section="rotational-restaurant"
            title={dinner ? formatItemName(dinner) : 'Dinner in the dining rotation'}
            when={
              dinnerTime
                ? formatClock(dinnerTime)
                : seating
                  ? seatingText(seating)
                  : 'Type in the seating and restaurants'
            }
            detail={dinner ? 'Same table and servers every night' : null}
            bar={
              dinnerTime ? (
                <RulerBar time={dinnerTime} until={ends(dinnerTime, dinner?.minutes ?? null)} look="plan" />
              ) : null
            }
            action={
              <EditorOnly>
                <Button size="sm" variant={dinner ? 'quiet' : 'secondary'} onClick={onDinner}>
                  {dinner ? 'Change' : seating ? 'Add restaurants' : 'Add rotation'}
                </Button>
              </EditorOnly>
            }
          />
        ) : null}
        {ideas.filter((idea) => !isBeforeDinner(idea)).map(ideaRow)}
        {others.map((item) => (
          <Row
            key={item.id}
            section="theme-night"
            title={item.title}
            when={formatWhen(item)}
            detail={null}
            bar={
              item.time ? (
                <RulerBar time={item.time} until={ends(item.time, item.minutes)} look="plan" />
              ) : null
            }
            action={null}
          />
        ))}
      </ul>
    </div>
  );
}
