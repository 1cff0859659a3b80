import type { HouseholdPerson, MergePersonFields } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { SelectField } from '@landsea/ui/fields/select-field';
import { FieldChoice } from './field-choice';
import { listDetailRows, listPersonRows } from './merge-values';
import type { PairedPerson } from './use-merge-choices';

const nameOf = ({ firstName, lastName }: HouseholdPerson): string => `${firstName} ${lastName}`;

interface PeopleChoicesProps {
  kept: readonly HouseholdPerson[];
  people: readonly PairedPerson[];
  onPair: (mergeId: string, keepId: string) => void;
  onChoose: (keepId: string, mergeId: string, change: Partial<MergePersonFields>) => void;
}

export function PeopleChoices({ kept, people, onPair, onChoose }: PeopleChoicesProps) {
  return (
    <Card aria-labelledby="merge-people" className="grid content-start gap-4">
      <CardTitle id="merge-people">People</CardTitle>
      <p className="text-muted">Match the people in the two households. Anyone new is added.</p>
      <ul className="grid gap-4">
        {people.map(({ person, same, fields }) => (
          <li key={person.id} className="grid gap-2 border-t border-hairline pt-4">
            <SelectField
              label={`${nameOf(person)} is`}
              value={same?.id ?? ''}
              onValueChange={(id) => onPair(person.id, id)}
              options={[
                { value: '', label: 'Another person' },
                ...kept.map((each) => ({ value: each.id, label: nameOf(each) })),
              ]}
            />
            {same && fields ? (
              <div>
                {listPersonRows(same, person).map((row) => (
                  <FieldChoice
                    key={row.name}
                    row={row}
                    of={nameOf(person)}
                    chosen={fields[row.name]}
                    onChoose={(side) =>
                      onChoose(same.id, person.id, { [row.name]: side === 'merge' ? 'merge' : 'keep' })
                    }
                  />
                ))}
                {listDetailRows(same, person).map((row) => (
                  <FieldChoice
                    key={row.name}
                    row={row}
                    of={nameOf(person)}
                    chosen={fields.details?.[row.name] ?? 'keep'}
                    onChoose={(side) =>
                      onChoose(same.id, person.id, {
                        details: { ...fields.details, [row.name]: side === 'merge' ? 'merge' : 'keep' },
                      })
                    }
                  />
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
