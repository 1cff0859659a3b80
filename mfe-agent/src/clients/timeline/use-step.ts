import { formatDate } from '@landsea/web-kit';
import { getFailureText, useRows } from '@landsea/web-kit/rows';
import type { LastDone } from '../../frame/undo-bar';
import { clientRows } from '../household/client-rows';
import type { KnownClient } from '../household/known-client';

interface NextStep {
  nextStep: string | null;
  nextStepOn: string | null;
}

const describeStep = ({ nextStep, nextStepOn }: NextStep): string =>
  `Planned: ${nextStep ?? 'Follow up'}${nextStepOn ? `, ${formatDate(nextStepOn)}` : ''}`;

/** Plans the client's one next step, or ends it; either can be taken back. */
export const useStep = (client: KnownClient, onDone: (done: LastDone) => void) => {
  const { save, conflict, settleConflict } = useRows(clientRows, client.id);
  /** @returns why it was not saved. */
  const plan = async (step: NextStep): Promise<string | undefined> => {
    const { nextStep = null, nextStepOn = null } = client;
    const result = await save(client, step);
    if (result.kind !== 'saved') return getFailureText(result);
    const text =
      (step.nextStep ?? step.nextStepOn) === null ? `Done: ${nextStep ?? 'Follow up'}` : describeStep(step);
    onDone({ text, undo: () => void save(result.row, { nextStep, nextStepOn }, 'toast') });
    return undefined;
  };
  return { plan, conflict, settleConflict };
};
