import { PartyMember, TripDetail, type CreatePerson } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { answerOf } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { conflictTexts, getFormFailure, RowList, useRows } from '@landsea/web-kit/rows';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { PartyHeading } from '../../trip-frame/agent/party-heading';
import { listMembers, personQueue, replacePeople } from '../../trip-frame/api/person-queue';
import { tripApi } from '../../trip-frame/api/trip-api';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { HeightRuler } from './height-ruler';
import { PersonCard } from './person-card';
import { getMemberChange, readFacts, type MemberDraft } from './person-draft';
import { fieldNames, formatField } from './person-facts';

/** Ages follow from birth dates, so the trip is fetched again after each write. */
const personRows = new RowList({
  queue: personQueue,
  query: tripApi.endpoints.getTrip,
  rowsOf: listMembers,
  withRows: replacePeople,
  url: (tripId: string) => `/api/v1/trips/${tripId}/people`,
  reread: (tripId, id) => ({
    url: `/api/trips/${tripId}`,
    find: (answer) => listMembers(answerOf(TripDetail)(answer)).find((person) => person.id === id),
  }),
  parse: answerOf(PartyMember),
  parseList: answerOf(TripDetail),
  preview: (created: CreatePerson): PartyMember => ({ ...created, age: created.age ?? 0, version: 0 }),
  recreate: ({ version: _version, ...person }): CreatePerson => person,
  afterWrite: (tripId) => tripApi.util.invalidateTags([{ type: 'Trip', id: tripId }]),
});

const PersonForm = loadLatePart(() => import('./person-form'), 'PersonForm');

export function PeopleSection({
  trip,
  onBlocked,
}: {
  trip: TripDetail;
  onBlocked: (() => void) | undefined;
}) {
  const [editing, setEditing] = useState<{ person: PartyMember | undefined }>();
  const { create, save, remove, conflict, settleConflict } = useRows(personRows, trip.id);
  const { offerUndo, undoBar } = useUndo();
  const people = listMembers(trip);

  const onSave = async (draft: MemberDraft) => {
    const seen = editing?.person;
    const result = await (seen ? save(seen, getMemberChange(draft, seen)) : create(readFacts(draft)));
    return getFormFailure(result);
  };

  const onRemove = async (person: PartyMember) => {
    if (onBlocked) return onBlocked();
    const removed = await remove(person);
    if (removed.kind !== 'saved') return;
    offerUndo({ text: `${person.name} no longer travels with you`, undo: () => void removed.undo?.() });
  };

  return (
    <section aria-labelledby="party" data-help="Everybody who travels, with the age on the travel dates.">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-4">
        <h2 id="party" className="font-display text-2xl">
          <PartyHeading tripId={trip.id} count={people.length} />
        </h2>
        <EditorOnly>
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => (onBlocked ? onBlocked() : setEditing({ person: undefined }))}
          >
            Add a person
          </Button>
        </EditorOnly>
      </div>
      <HeightRuler
        {...{ people, trip }}
        onEdit={(person) => (onBlocked ? onBlocked() : setEditing({ person }))}
      />
      <ul className="grid gap-x-10 pt-4 md:grid-cols-2">
        {people.map((person, index) => (
          <PersonCard
            key={person.id}
            person={person}
            trip={trip}
            index={index}
            onEdit={() => (onBlocked ? onBlocked() : setEditing({ person }))}
            onRemove={() => void onRemove(person)}
          />
        ))}
      </ul>
      {editing ? (
        <Suspense>
          <PersonForm
            person={editing.person}
            sails={trip.sailing !== null}
            lastDay={trip.startDate}
            onSave={onSave}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      ) : null}
      {conflict ? (
        <ConflictDialog
          subject={conflict.seen.name}
          {...conflictTexts(conflict, fieldNames, formatField)}
          onSettle={(keep) => void settleConflict(keep)}
        />
      ) : null}
      {undoBar}
    </section>
  );
}
