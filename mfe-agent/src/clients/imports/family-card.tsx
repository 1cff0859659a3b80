import { formatDetail, personDetailFields, type DetailField } from '@landsea/contracts/agents';
import { importResultNames, type ImportedPerson, type ImportResult } from '@landsea/contracts/agents/imports';
import { formatDateRange, formatDateWithYear } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { SelectField } from '@landsea/ui/fields/select-field';
import type { Family } from './use-families';
import type { FamilyChoice } from './use-import-run';

const tones: Record<ImportResult, 'sea' | 'palm' | 'sun' | 'berry' | 'neutral'> = {
  new: 'palm',
  changed: 'sea',
  same: 'neutral',
  ask: 'sun',
  refused: 'berry',
};

/** `7 on Nov 20, 2026`. */
const nameDates = (fact: string): string => fact.replace(/\b\d{4}-\d{2}-\d{2}\b/, formatDateWithYear);

const listFacts = ({ email, phone, birthDate, details }: ImportedPerson): string[] => {
  const known: Record<string, unknown> = { ...details };
  const said = Object.entries<DetailField>(personDetailFields).map(([name, field]) =>
    nameDates(formatDetail(field, known[name])),
  );
  return [email ?? '', phone ?? '', birthDate ? `born ${formatDateWithYear(birthDate)}` : '', ...said].filter(
    Boolean,
  );
};

interface FamilyCardProps {
  family: Family;
  choice: FamilyChoice | undefined;
  onChoose: (choice: FamilyChoice | undefined) => void;
}

function Decide({ family: { decision }, choice, onChoose }: FamilyCardProps) {
  const isAsk = decision.result === 'ask';
  const value = choice?.as === 'client' ? choice.clientId : (choice?.as ?? (isAsk ? '' : 'import'));
  const choose = (chosen: string) => {
    if (chosen === 'skip' || chosen === 'new') return onChoose({ as: chosen });
    if (chosen === '' || chosen === 'import') return onChoose(undefined);
    return onChoose({ as: 'client', clientId: chosen });
  };
  return (
    <SelectField
      label="What to do"
      value={value}
      onValueChange={choose}
      options={[
        ...(isAsk ? [{ value: '', label: 'Choose…' }] : [{ value: 'import', label: 'Import' }]),
        ...(isAsk ? [{ value: 'new', label: 'Import as a new client' }] : []),
        ...decision.candidates.map(({ id, name }) => ({ value: id, label: `Same as ${name}` })),
        { value: 'skip', label: 'Leave out' },
      ]}
    />
  );
}

export function FamilyCard(props: FamilyCardProps) {
  const { draft, decision } = props.family;
  const { people, tags = [], trips = [], lines } = draft.household;
  const [lead] = people;
  const name = `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`;
  const warnings = draft.findings.filter(({ isSecret }) => !isSecret);
  return (
    <li className="grid content-start gap-2 rounded-xl border border-hairline bg-surface p-4 wrap-anywhere">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        <Badge tone={tones[decision.result]}>{importResultNames[decision.result]}</Badge>
        <span className="text-sm font-normal text-muted">
          {lines.length === 1 ? `line ${lines[0] ?? ''}` : `lines ${lines.join(', ')}`}
        </span>
      </h3>
      {decision.sentence ? <p className="font-semibold">{decision.sentence}</p> : null}
      <ul className="text-sm">
        {people.map((person, index) => (
          // One family may have two people of one name.
          <li key={`${index} ${person.firstName}`}>
            {person.firstName} {person.lastName}
            <span className="text-muted">{listFacts(person).map((fact) => ` · ${fact}`)}</span>
          </li>
        ))}
      </ul>
      {tags.length > 0 ? <p className="text-sm text-muted">Tags: {tags.join(', ')}</p> : null}
      {trips.map((trip) => (
        <p key={`${trip.name} ${trip.startDate}`} className="text-sm">
          {trip.name}, {formatDateRange(trip.startDate, trip.endDate)}
        </p>
      ))}
      {decision.changes.length > 0 ? (
        <ul aria-label="Changes" className="text-sm">
          {decision.changes.map(({ label, before, after }) => (
            <li key={`${label} ${after}`}>
              {label}: {before ? <del className="text-muted">{before}</del> : null}{' '}
              <ins className="no-underline">{after}</ins>
            </li>
          ))}
        </ul>
      ) : null}
      {warnings.map(({ line, sentence }) => (
        <p key={`${line} ${sentence}`} className="text-sm text-muted">
          Line {line}: {sentence}
        </p>
      ))}
      {decision.result === 'refused' || decision.result === 'same' ? null : <Decide {...props} />}
    </li>
  );
}
