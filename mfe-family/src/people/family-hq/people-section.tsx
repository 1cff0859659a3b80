import { PartyMember } from '@landsea/contracts/trip';
import type { CreatePerson, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ToEdit } from '../../trip/page/looking-on';
import { useNewIds } from '@landsea/web-kit/rows';
import { useUndo } from '../../trip/undo/undo-bar';
import { useAddPersonMutation, useRemovePersonMutation, useSavePersonMutation } from './people-api';
import { PersonCard } from './person-card';
import { PersonClash } from './person-clash';
import { changeOf, factsOf } from './person-draft';
import type { PersonChange, MemberDraft } from './person-draft';
import { PersonForm } from './person-form';
import type { SaveProblems } from './person-form';

interface Clash {
  theirs: PartyMember;
  change: PersonChange;
}

const problemsIn = (error: unknown): SaveProblems => {
  const fields = fieldErrorsOf(error);
  return Object.keys(fields).length > 0 ? { fields } : { message: `Not saved. ${apiErrorOf(error).message}` };
};

/** The party: everybody with what the planning hangs on. `onBlocked` is set for who may only look. */
export function PeopleSection({
  trip,
  onBlocked,
}: {
  trip: TripDetail;
  onBlocked: (() => void) | undefined;
}) {
  const [editing, setEditing] = useState<{ person: PartyMember | undefined }>();
  const [clash, setClash] = useState<Clash>();
  const [add] = useAddPersonMutation();
  const ids = useNewIds();
  const [save] = useSavePersonMutation();
  const [remove] = useRemovePersonMutation();
  const { offerUndo, undoBar } = useUndo();
  const people = trip.party.flatMap((person) => PartyMember.safeParse(person).data ?? []);
  const tripId = trip.id;

  const change = async (seen: PartyMember, changed: PersonChange): Promise<SaveProblems | undefined> => {
    if (Object.keys(changed).length === 0) {
      setEditing(undefined);
      return undefined;
    }
    const { data, error } = await save({ tripId, seen, change: changed });
    if (error) return problemsIn(error);
    setEditing(undefined);
    if (data.kind === 'clash') setClash({ theirs: data.theirs, change: changed });
    if (data.kind === 'gone') notify({ title: `Somebody else removed ${seen.name}`, tone: 'error' });
    return undefined;
  };

  const onSave = async (draft: MemberDraft): Promise<SaveProblems | undefined> => {
    if (editing?.person) return change(editing.person, changeOf(draft, editing.person));
    const person = factsOf(draft);
    const { error } = await add({ tripId, person: { id: ids.of(person), ...person } });
    if (error) return problemsIn(error);
    ids.created(person);
    setEditing(undefined);
    return undefined;
  };

  const onRemove = async (person: PartyMember) => {
    if (onBlocked) return onBlocked();
    const { error } = await remove({ tripId, personId: person.id });
    if (error) return;
    const { version: _version, ...again } = person;
    offerUndo({
      text: `${person.name} no longer travels with you`,
      undo: () => void add({ tripId, person: again satisfies CreatePerson }),
    });
  };

  return (
    <section aria-labelledby="party" data-help="Everybody who travels, with the age on the travel dates.">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-4">
        <h2 id="party" className="font-display text-2xl">
          {people.length === 1 ? 'Going alone' : `The ${String(people.length)} of us`}
        </h2>
        <ToEdit>
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => (onBlocked ? onBlocked() : setEditing({ person: undefined }))}
          >
            Add a person
          </Button>
        </ToEdit>
      </div>
      <ul className="grid gap-x-10 md:grid-cols-2">
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
        <PersonForm
          person={editing.person}
          sails={trip.sailing !== null}
          lastDay={trip.startDate}
          onSave={onSave}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {clash ? (
        <PersonClash
          {...clash}
          onSettle={(keep) => {
            setClash(undefined);
            if (keep === 'mine') void change(clash.theirs, clash.change);
          }}
        />
      ) : null}
      {undoBar}
    </section>
  );
}
