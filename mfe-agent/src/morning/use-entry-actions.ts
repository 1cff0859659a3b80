import type { MorningEntry, MorningOutcome, MorningTask } from '@landsea/contracts/agents';
import { addDays, getDateIn, toNewYorkInstant } from '@landsea/contracts/core';
import { notify } from '@landsea/web-kit';
import type { LastDone } from '../frame/undo-bar';
import { useForgetOutcomeMutation, useRecordOutcomeMutation } from './morning-api';
import { getTellLink, type TellLink } from './tell-client';
import { copyText } from './morning-labels';

const HOUR_MS = 3_600_000;
const MORNING_STARTS = '06:00';

const noneLeftTexts: Partial<Record<MorningEntry['kind'], string>> = {
  dining: 'no table left',
  'multi-pass': 'no ride left',
  'single-pass': 'no ride left',
};

const describeOutcome = (outcome: Exclude<MorningOutcome, 'later'>, { kind }: MorningEntry): string =>
  outcome === 'done' ? 'done' : (noneLeftTexts[kind] ?? 'nothing left');

export interface EntryActions {
  finish: (outcome: Exclude<MorningOutcome, 'later'>) => Promise<void>;
  later: (when: 'hour' | 'tomorrow') => Promise<void>;
  /** @returns whether the browser let us. */
  copy: (task: MorningTask) => Promise<boolean>;
}

export const useEntryActions = (
  onDone: (done: LastDone) => void,
): ((entry: MorningEntry) => EntryActions) => {
  const [record] = useRecordOutcomeMutation();
  const [forget] = useForgetOutcomeMutation();
  return (entry) => {
    const { tripId, windowId, opensAt, clientName } = entry;
    const named = { tripId, windowId };
    const say = (text: string, more?: TellLink) =>
      onDone({
        text: `${clientName}: ${text}.`,
        undo: () => void forget(named),
        ...(more && { more: { ...more, key: 'm' } }),
      });
    return {
      finish: async (outcome) => {
        const { error } = await record({ ...named, opensAt, outcome });
        if (!error) say(describeOutcome(outcome, entry), getTellLink(entry));
      },
      later: async (when) => {
        const now = new Date();
        const at =
          when === 'hour'
            ? new Date(now.getTime() + HOUR_MS)
            : toNewYorkInstant(addDays(getDateIn(now), 1), MORNING_STARTS);
        const { error } = await record({ ...named, opensAt, outcome: 'later', laterAt: at.toISOString() });
        if (!error) say(when === 'hour' ? 'again in an hour' : 'again tomorrow at 6:00 AM Eastern');
      },
      copy: (task) =>
        navigator.clipboard.writeText(copyText(task)).then(
          () => true,
          () => {
            notify({ tone: 'error', title: 'Your browser didn’t let us copy. Select the text instead.' });
            return false;
          },
        ),
    };
  };
};
