import type { Contribution, SavingsJar } from '@landsea/contracts/money';
import type { Traveler } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { moneyProblem, parseMoney } from '@landsea/ui/fields/money-field';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf, formatMoney } from '@landsea/web-kit';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { EditorOnly } from '../../trip/page/read-only';
import { useNewIds } from '@landsea/web-kit/rows';
import { useWriteJarMutation } from './savings-api';

interface JarsSectionProps {
  tripId: string;
  jars: readonly SavingsJar[];
  contributions: readonly Contribution[];
  party: readonly Traveler[];
  onBlocked: (() => void) | undefined;
  offerUndo: (offer: { text: string; undo: () => void }) => void;
}

/** Jars for people, apart from what pays for the trip. */
export function JarsSection({ tripId, jars, contributions, party, onBlocked, offerUndo }: JarsSectionProps) {
  const [writeJar, { isLoading }] = useWriteJarMutation();
  const [name, setName] = useState('');
  const [goal, setGoal] = useState('');
  const [person, setPerson] = useState('');
  const ids = useNewIds();
  const [problem, setProblem] = useState<string>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (onBlocked) return onBlocked();
    const cents = parseMoney(goal);
    if (name.trim() === '') return setProblem('Give the jar a name');
    if (cents === undefined) return setProblem(`The goal: ${moneyProblem(goal) ?? ''}`);
    const jar = {
      name,
      person: person || null,
      goalCents: cents || null,
      removed: false,
      version: 0,
    };
    const answer = await writeJar({ tripId, jar: { id: ids.of(jar), ...jar } });
    if (answer.error) {
      const [wrong] = Object.values(fieldErrorsOf(answer.error));
      return setProblem(wrong ?? `Not saved. ${apiErrorOf(answer.error).message}`);
    }
    ids.created(jar);
    setProblem(undefined);
    setName('');
    setGoal('');
  };
  const putAway = async (jar: SavingsJar) => {
    if (onBlocked) return onBlocked();
    const answer = await writeJar({ tripId, jar: { ...jar, removed: true } });
    if (answer.error) return setProblem(`Not put away. ${apiErrorOf(answer.error).message}`);
    setProblem(undefined);
    const { version } = answer.data;
    offerUndo({
      text: `${jar.name} put away`,
      undo: () => void bringBack({ ...jar, version }),
    });
  };
  const bringBack = async (jar: SavingsJar) => {
    const answer = await writeJar({ tripId, jar });
    if (answer.error) setProblem(`Not brought back. ${apiErrorOf(answer.error).message}`);
  };

  return (
    <section aria-labelledby="jars" className="grid gap-4">
      <h2 id="jars" className="font-display text-xl">
        Jars
      </h2>
      {jars.length === 0 ? (
        <p className="text-muted">A jar for each child’s pocket money, or for one big wish.</p>
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {jars.map((jar) => {
          const cents = contributions
            .filter(({ jarId }) => jarId === jar.id)
            .reduce((sum, { amountCents }) => sum + amountCents, 0);
          const owner = party.find(({ id, name: known }) => jar.person === id || jar.person === known)?.name;
          return (
            <li key={jar.id} className="grid gap-2 rounded-card border border-hairline bg-surface p-4">
              <div className="flex items-start justify-between gap-2">
                <span className="grid min-w-0">
                  <span className="font-semibold wrap-anywhere">{jar.name}</span>
                  {owner ? <span className="text-sm wrap-anywhere text-muted">{owner}</span> : null}
                </span>
                <EditorOnly>
                  <button
                    type="button"
                    aria-label={`Put ${jar.name} away`}
                    onClick={() => void putAway(jar)}
                    className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft"
                  >
                    <X aria-hidden className="size-4" strokeWidth={1.75} />
                  </button>
                </EditorOnly>
              </div>
              <span className="font-display text-xl tabular-nums">
                {formatMoney(cents)}
                {jar.goalCents ? (
                  <span className="font-sans text-sm text-muted">
                    {' '}
                    of {formatMoney(jar.goalCents, { whole: true })}
                  </span>
                ) : null}
              </span>
              {jar.goalCents ? (
                <Tide value={cents / jar.goalCents} label={`Saved in ${jar.name}`} className="h-3" />
              ) : null}
            </li>
          );
        })}
      </ul>
      <EditorOnly>
        <form
          noValidate
          aria-label="Add a jar"
          onSubmit={(event) => void add(event)}
          className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_8rem_auto]"
        >
          <TextField
            label="New jar"
            placeholder="Leo’s lightsaber"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label="Whose"
            value={person}
            onValueChange={setPerson}
            options={[
              { value: '', label: 'Everybody’s' },
              ...party.map((each) => ({ value: each.id ?? each.name, label: each.name })),
            ]}
          />
          <TextField
            label="Goal"
            inputMode="decimal"
            placeholder="150"
            value={goal}
            onChange={(event) => setGoal(event.target.value)}
          />
          <Button
            type="submit"
            busy={isLoading}
            busyLabel="Adding…"
            icon={<Plus aria-hidden className="size-5" />}
          >
            Add jar
          </Button>
        </form>
      </EditorOnly>
      <FailureText>{problem}</FailureText>
    </section>
  );
}
