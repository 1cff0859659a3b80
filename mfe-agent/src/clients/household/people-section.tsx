import type { HouseholdPerson } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { notify } from '@landsea/web-kit';
import { conflictTexts, getFailureText, getFormFailure, useRows } from '@landsea/web-kit/rows';
import { Crown, Ellipsis, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { clientRows, householdRows } from './client-rows';
import type { KnownClient } from './known-client';
import {
  makePersonChange,
  readFacts,
  fieldNames,
  formatField,
  type HouseholdPersonDraft,
} from './person-draft';
import { PasteButton } from './paste-button';
import { listPersonFacts } from './person-facts';
import { PersonForm } from './person-form';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface PersonProps {
  person: HouseholdPerson;
  isLead: boolean;
  onEdit: () => void;
  onLead: () => void;
  onRemove: () => void;
}

function Person({ person, isLead, onEdit, onLead, onRemove }: PersonProps) {
  const name = `${person.firstName} ${person.lastName}`;
  const facts = listPersonFacts(person, new Date());
  return (
    <li className="flex items-start gap-3 border-t border-hairline py-3 first:border-t-0">
      <div className="grid min-w-0 grow gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isLead ? <Badge tone="sea">Lead person</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {person.email ? (
            <a
              href={`mailto:${person.email}`}
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
            >
              {person.email}
            </a>
          ) : null}
          {person.phone ? (
            <a
              href={`tel:${person.phone}`}
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
            >
              {person.phone}
            </a>
          ) : null}
        </p>
        {facts.length > 0 ? (
          <ul className="text-sm text-muted">
            {facts.map(({ text, isWarning }) => (
              <li key={text} className={isWarning ? 'font-semibold text-berry' : undefined}>
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {person.notes ? <p className="text-sm whitespace-pre-line text-muted">{person.notes}</p> : null}
      </div>
      <Menu
        trigger={
          <Button size="sm" variant="quiet" icon={<Ellipsis {...icon} />}>
            <span className="sr-only">More for {name}</span>
          </Button>
        }
      >
        <MenuItem icon={<Pencil {...icon} />} onSelect={onEdit}>
          Edit
        </MenuItem>
        {isLead ? null : (
          <>
            <MenuItem icon={<Crown {...icon} />} onSelect={onLead}>
              Make the lead person
            </MenuItem>
            <MenuItem icon={<Trash2 {...icon} />} tone="danger" onSelect={onRemove}>
              Remove
            </MenuItem>
          </>
        )}
      </Menu>
    </li>
  );
}

export function PeopleSection({ client }: { client: KnownClient }) {
  const [editing, setEditing] = useState<{ person: HouseholdPerson | undefined }>();
  const { create, save, remove, conflict, settleConflict } = useRows(householdRows, client.id);
  const { save: saveClient } = useRows(clientRows, client.id);

  const onSave = async (draft: HouseholdPersonDraft) => {
    const seen = editing?.person;
    const result = await (seen ? save(seen, makePersonChange(draft, seen)) : create(readFacts(draft)));
    const failed = getFormFailure(result);
    if (!failed) setEditing(undefined);
    return failed;
  };
  /** One after the other, so that those before a failure are in the household, and the others stay to be tried again. */
  const addPasted = async (people: readonly HouseholdPersonDraft[]) => {
    for (const draft of people) {
      const failed = getFailureText(await create(readFacts(draft)));
      if (failed) return failed;
    }
    notify({
      title: people.length === 1 ? 'Added to the household' : `${people.length} people added`,
      tone: 'success',
    });
    return undefined;
  };
  const onLead = async (person: HouseholdPerson) => {
    const failed = getFailureText(await saveClient(client, { leadId: person.id }));
    if (failed) notify({ title: failed, tone: 'error' });
  };
  const onRemove = async (person: HouseholdPerson) => {
    const { kind } = await remove(person);
    if (kind === 'saved')
      notify({
        title: `${person.firstName} was removed`,
        description: 'You can undo this under Activity.',
        tone: 'success',
      });
  };

  return (
    <Card aria-labelledby="people" className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="people">Household</CardTitle>
        <div className="flex flex-wrap gap-1">
          <PasteButton
            variant="quiet"
            known={client.people}
            familyName={client.lastName}
            verb="Add"
            onUse={addPasted}
          >
            Paste names
          </PasteButton>
          <Button
            size="sm"
            variant="quiet"
            icon={<UserPlus {...icon} />}
            onClick={() => setEditing({ person: undefined })}
          >
            Add a person
          </Button>
        </div>
      </div>
      <ul>
        {client.people.map((person) => (
          <Person
            key={person.id}
            person={person}
            isLead={person.id === client.leadId}
            onEdit={() => setEditing({ person })}
            onLead={() => void onLead(person)}
            onRemove={() => void onRemove(person)}
          />
        ))}
      </ul>
      {editing ? (
        <PersonForm
          person={editing.person}
          familyName={client.lastName}
          onSave={onSave}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {conflict ? (
        <ConflictDialog
          subject={`${conflict.seen.firstName} ${conflict.seen.lastName}`}
          {...conflictTexts(conflict, fieldNames, formatField)}
          onSettle={(keep) => void settleConflict(keep)}
        />
      ) : null}
    </Card>
  );
}
