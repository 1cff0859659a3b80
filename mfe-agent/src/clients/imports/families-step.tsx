import { importResultNames, ImportResult } from '@landsea/contracts/agents/imports';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { RadioPill, type RadioOption } from '@landsea/ui/fields/radio-pill';
import { Notice } from '@landsea/ui/notice';
import { useId, useState } from 'react';
import { FamilyCard } from './family-card';
import type { Family, ReadFamilies } from './use-families';
import { listChosen, type FamilyChoice, type FamilyChoices } from './use-import-run';

/** Names the lines from which numbers were taken out, without the numbers. */
function SecretsList({ families }: { families: readonly Family[] }) {
  const secrets = families.flatMap(({ draft }) => draft.findings.filter(({ isSecret }) => isSecret));
  if (secrets.length === 0) return null;
  return (
    <Notice tone="warning" title="We took out numbers that nobody should keep">
      <ul>
        {secrets.slice(0, 100).map(({ line, sentence }) => (
          <li key={`${line} ${sentence}`}>
            Line {line}: {sentence}
          </li>
        ))}
      </ul>
      {secrets.length > 100 ? <p>And {secrets.length - 100} more.</p> : null}
    </Notice>
  );
}

const SHOWN = 60;

interface FamiliesStepProps {
  found: ReadFamilies;
  choices: FamilyChoices;
  onChoose: (keys: readonly string[], choice: FamilyChoice | undefined) => void;
  onImport: () => void;
  onBack: () => void;
}

export function FamiliesStep({ found, choices, onChoose, onImport, onBack }: FamiliesStepProps) {
  const { families, read } = found;
  const counts = (result: ImportResult) =>
    families.filter(({ decision }) => decision.result === result).length;
  const [filter, setFilter] = useState<ImportResult | 'all'>(counts('ask') > 0 ? 'ask' : 'all');
  const [most, setMost] = useState(SHOWN);
  const shown = families.filter(({ decision }) => filter === 'all' || decision.result === filter);
  const chosen = listChosen(families, choices).filter(({ decision }) => decision.result !== 'same').length;
  const open = families.filter(({ decision: { key, result } }) => result === 'ask' && !choices[key]);
  const guessed = open.filter(({ decision }) => decision.candidates.length === 0);
  const group = useId();
  const options: RadioOption<ImportResult | 'all'>[] = [
    { value: 'all', label: `All ${families.length}` },
    ...ImportResult.options
      .filter((result) => counts(result) > 0)
      .map((value) => ({ value, label: `${importResultNames[value]} ${counts(value)}` })),
  ];
  return (
    <div className="grid gap-4">
      <SecretsList families={families} />
      <Card aria-labelledby="import-families" className="grid gap-4">
        <CardTitle id="import-families">Your families, before anything is saved</CardTitle>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Show</legend>
          {options.map((option) => (
            <RadioPill
              key={option.value}
              name={group}
              option={option}
              checked={option.value === filter}
              className="border border-edge px-4"
              onChoose={(value) => {
                setFilter(value);
                setMost(SHOWN);
              }}
            />
          ))}
        </fieldset>
        {guessed.length > 1 ? (
          <Button
            className="justify-self-start"
            onClick={() =>
              onChoose(
                guessed.map(({ decision }) => decision.key),
                { as: 'new' },
              )
            }
          >
            Our guesses are right: import these {guessed.length}
          </Button>
        ) : null}
        <ul className="grid gap-3 lg:grid-cols-2">
          {shown.slice(0, most).map((family) => {
            const { key } = family.decision;
            return (
              <FamilyCard
                key={key}
                family={family}
                choice={choices[key]}
                onChoose={(choice) => onChoose([key], choice)}
              />
            );
          })}
        </ul>
        {shown.length > most ? (
          <Button className="justify-self-center" onClick={() => setMost(most + SHOWN)}>
            Show more families
          </Button>
        ) : null}
        {read.leftOut.length > 0 ? (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {read.leftOut.length === 1 ? '1 row is left out' : `${read.leftOut.length} rows are left out`}
            </summary>
            <ul className="text-sm text-muted">
              {read.leftOut.map(({ line, sentence }) => (
                <li key={line}>
                  Line {line}: {sentence}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Card>
      {open.length > 0 ? (
        <Notice tone="warning">
          {open.length === 1 ? 'One family waits' : `${open.length} families wait`} for your decision and
          won’t be imported until you choose.
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={chosen === 0} onClick={onImport}>
          {chosen === 0 ? 'Nothing to import' : `Import ${chosen} ${chosen === 1 ? 'family' : 'families'}`}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back to the columns
        </Button>
      </div>
    </div>
  );
}
