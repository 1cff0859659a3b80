import type { SavingsJar, SavingsPlan } from '@landsea/contracts/money';
import { makeEditConflict, type DomainError } from '@landsea/nest-kit';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const goal = (cents: number | null, none: string): string =>
  cents === null ? none : dollars.format(cents / 100);

export const makeJarConflict = ({ name, goalCents, removed }: SavingsJar): DomainError =>
  makeEditConflict(
    `This jar was changed while you were editing it. It now says “${name}”, ${goal(goalCents, 'no goal')}${
      removed ? ', put away' : ''
    }. Save again to keep yours.`,
  );

export const refuseMissingJar = (what: string, kind: 'savings-jar' | 'contribution'): DomainError =>
  makeEditConflict(
    kind === 'savings-jar'
      ? `Money was put into “${what}” since, so this cannot be undone. Put the jar away instead.`
      : 'The jar of this money was removed since, so this cannot be undone. Bring it back first.',
  );

export const planConflict = (now: SavingsPlan | null): DomainError =>
  makeEditConflict(
    now
      ? `Somebody else changed the savings plan while you were editing it. It now says ${goal(
          now.targetCents,
          'what the budget has to pay',
        )} by ${now.targetDay}, from ${now.firstDay} on. Save again to keep yours.`
      : 'There is no savings plan yet. Save again to make this the first one.',
  );
