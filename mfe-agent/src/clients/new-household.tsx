import { Button } from '@landsea/ui/button';
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { TypedPerson } from './client-draft';
import { PersonForm } from './household/person-form';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface NewHouseholdProps {
  people: readonly TypedPerson[];
  familyName: string;
  onChange: (people: TypedPerson[]) => void;
}

export function NewHousehold({ people, familyName, onChange }: NewHouseholdProps) {
  const [edited, setEdited] = useState<TypedPerson | 'new'>();
  const save = (draft: TypedPerson['draft']) => {
    if (edited === 'new') onChange([...people, { id: crypto.randomUUID(), draft }]);
    else onChange(people.map((each) => (each.id === edited?.id ? { ...each, draft } : each)));
    setEdited(undefined);
    return Promise.resolve(undefined);
  };
  return (
    <section aria-labelledby="others" className="grid gap-2">
      <h2 id="others" className="text-lg text-ink">
        Who else travels
      </h2>
      {people.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {people.map((person) => {
            const name = `${person.draft.firstName} ${person.draft.lastName}`;
            return (
              <li key={person.id} className="flex items-center gap-2 py-1">
                <span className="min-w-0 grow wrap-anywhere">{name}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Pencil {...icon} />}
                  onClick={() => setEdited(person)}
                >
                  <span className="sr-only">Edit {name}</span>
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Trash2 {...icon} />}
                  onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
                >
                  <span className="sr-only">Remove {name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <div>
        <Button size="sm" icon={<UserPlus {...icon} />} onClick={() => setEdited('new')}>
          Add a person
        </Button>
      </div>
      {edited ? (
        <PersonForm
          person={undefined}
          familyName={familyName}
          typed={edited === 'new' ? undefined : edited.draft}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </section>
  );
}
