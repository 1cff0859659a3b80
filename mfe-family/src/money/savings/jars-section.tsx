import type { Contribution, SavingsJar } from '@landsea/contracts/money';
import type { Traveler } from '@landsea/contracts/trip';
import { FailureText } from '@landsea/ui/failure-text';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { toApiError, formatMoney } from '@landsea/web-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { JarForm } from './jar-form';
import { useWriteJarMutation } from './savings-api';

interface JarsSectionProps {
  tripId: string;
  jars: readonly SavingsJar[];
  contributions: readonly Contribution[];
  party: readonly Traveler[];
  onBlocked: (() => void) | undefined;
  offerUndo: (offer: { text: string; undo: () => void }) => void;
}

export function JarsSection({ tripId, jars, contributions, party, onBlocked, offerUndo }: JarsSectionProps) {
  const [writeJar] = useWriteJarMutation();
  const [problem, setProblem] = useState<string>();

  const putAway = async (jar: SavingsJar) => {
    if (onBlocked) return onBlocked();
    const answer = await writeJar({ tripId, jar: { ...jar, removed: true } });
    if (answer.error) return setProblem(`We couldn’t put this jar away. ${toApiError(answer.error).message}`);
    setProblem(undefined);
    const { version } = answer.data;
    offerUndo({
      text: `${jar.name} put away`,
      undo: () => void bringBack({ ...jar, version }),
    });
  };
  const bringBack = async (jar: SavingsJar) => {
    const answer = await writeJar({ tripId, jar });
    if (answer.error) setProblem(`We couldn’t bring this jar back. ${toApiError(answer.error).message}`);
  };

  return (
    <section aria-labelledby="jars" className="grid gap-4">
      <h2 id="jars" className="font-display text-xl">
        Jars
      </h2>
      {jars.length === 0 ? (
        <p className="text-muted">
          {party.some(({ age }) => age < 18)
            ? 'A jar for each child’s pocket money, or for one big wish.'
            : 'A jar for souvenirs, the spa or one big wish.'}
        </p>
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
        <JarForm {...{ tripId, party, onBlocked }} />
      </EditorOnly>
      <FailureText>{problem}</FailureText>
    </section>
  );
}
