import { createFrom, itemLife } from '@landsea/rules/day-plans';
import { ITEM_NOTE_LENGTH, ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { Notice } from '@landsea/ui/notice';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Trash2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useReadOnly } from '../../trip-frame/access/read-only';
import { toPersonKey } from '../../trip-frame/people/party';
import { useMayVote } from '../controls/use-may-vote';
import { VotesControl } from '../controls/votes-control';
import type { ItemChange } from '../queue/item-change';
import { ItemFacts } from './item-facts';
import { ItemPeopleFields } from './item-people-fields';
import { ItemPlanFields } from './item-plan-fields';
import { ItemBookingFields } from './item-booking-fields';
import { FieldGroup } from './field-group';
import { ItemTextField } from './item-text-field';
import { ShowtimeChoice } from './showtime-choice';
import { statusLabels, formatWhen } from '../cards/item-labels';
import { getFailureText, type DayItems } from '../queue/use-day-items';

const noFacts = () => null;
const ThingFacts = loadLatePart(
  () => import('../../catalogue/cards/thing-facts').catch(() => ({ ThingFacts: noFacts })),
  'ThingFacts',
);
const ItemActions = loadLatePart(
  () => import('./actions/item-actions').catch(() => ({ ItemActions: noFacts })),
  'ItemActions',
);
const ItemPhotoField = loadLatePart(
  () => import('../photos/item-photo').catch(() => ({ ItemPhotoField: noFacts })),
  'ItemPhotoField',
);

interface ItemPanelProps {
  trip: TripDetail;
  dayItems: DayItems;
  itemId: string;
  onClose: () => void;
  children?: ReactNode;
}

export function ItemPanel({ trip, dayItems, itemId, onClose, children }: ItemPanelProps) {
  const latest = dayItems.items.find(({ id }) => id === itemId);
  const [known, setKnown] = useState(latest);
  const isReadOnly = useReadOnly();
  const mayVote = useMayVote();
  if (latest && latest !== known) setKnown(latest);
  const item = latest ?? known;
  if (!item) return null;
  const facts = (
    <Suspense fallback={null}>
      <ThingFacts item={item} trip={trip} />
    </Suspense>
  );
  // A snack's page asks for its photo itself.
  const photo =
    item.details.kind !== 'snack' && (item.status === 'done' || item.photoId !== null) ? (
      <Suspense fallback={null}>
        <ItemPhotoField
          tripId={trip.id}
          item={item}
          isDone={item.status === 'done'}
          onBlocked={dayItems.refuseEdit}
        />
      </Suspense>
    ) : null;
  const save = async (change: ItemChange) =>
    getFailureText(await dayItems.change(item, change, { isForm: true }));
  return (
    <SidePanel
      open
      startsAtTop
      onOpenChange={onClose}
      title={item.title}
      description={itemLife[item.details.kind].label}
      footer={
        latest && !isReadOnly ? (
          <>
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.75} />}
              onClick={() => {
                onClose();
                void dayItems.remove(item);
              }}
            >
              Remove
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        ) : undefined
      }
    >
      {latest ? null : (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={() => void dayItems.add(createFrom(item))}>
              Add it again
            </Button>
          }
        >
          Somebody else removed this.
        </Notice>
      )}
      {isReadOnly ? (
        <ItemFacts trip={trip} item={item}>
          {facts}
          {photo}
          {trip.party.some((person) => mayVote(toPersonKey(person))) ? (
            <VotesControl
              item={item}
              party={trip.party}
              onVote={(personId, vote) => void dayItems.vote(item, personId, vote)}
            />
          ) : null}
          {children}
        </ItemFacts>
      ) : (
        <div key={item.id} className="grid gap-5">
          {facts}
          {photo}
          <Suspense fallback={null}>
            <ItemActions {...{ trip, dayItems, item }} />
          </Suspense>
          <ItemPeopleFields {...{ trip, dayItems, item, save }} />
          {children}
          <ShowtimeChoice item={item} onChoose={(time) => void dayItems.change(item, { time })} />
          <FieldGroup
            title="When"
            startsOpen={item.date === null}
            value={`${item.date ? formatDate(item.date) : 'No day yet'}, ${formatWhen(item)}`}
          >
            <ItemPlanFields {...{ dayItems, item, save }} />
          </FieldGroup>
          <FieldGroup
            title="Booking and cost"
            value={[
              statusLabels[item.status],
              item.confirmation && `No. ${item.confirmation}`,
              item.costCents === null ? '' : formatMoney(item.costCents),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <ItemBookingFields {...{ item, save }} />
          </FieldGroup>
          <FieldGroup title="Name and note" value={item.note ?? item.title}>
            <ItemTextField
              label="What"
              value={item.title}
              maxLength={ITEM_TITLE_LENGTH}
              required="Give it a name"
              onSave={(title) => save({ title: title ?? item.title })}
            />
            <ItemTextField
              label="Note"
              lines={3}
              value={item.note}
              maxLength={ITEM_NOTE_LENGTH}
              onSave={(note) => save({ note })}
            />
          </FieldGroup>
          <p className="text-sm text-muted">Everything saves automatically.</p>
        </div>
      )}
    </SidePanel>
  );
}
