import type { ImportChoice, ImportDecision } from '@landsea/contracts/agents/imports';
import { toApiError, useAppDispatch } from '@landsea/web-kit';
import { useState } from 'react';
import { refreshAfterImport, useImportHouseholdsMutation, useStartImportMutation } from './imports-api';
import type { OpenedFile } from './open-import-file';
import { listChunks, type Family } from './use-families';

/** A decision about one family; `skip` leaves it out. */
export type FamilyChoice = ImportChoice | { as: 'skip' };
export type FamilyChoices = Readonly<Record<string, FamilyChoice>>;

export interface ImportRun {
  importId: string;
  done: number;
  all: number;
  decisions: readonly ImportDecision[];
  problem?: string;
  /** Only a plan lets the import go on. */
  needsPlan?: boolean;
  isOver: boolean;
}

/** Those that the rule or the agent decided. */
export const listChosen = (families: readonly Family[], choices: FamilyChoices): Family[] =>
  families.filter(({ decision: { key, result } }) => {
    const choice = choices[key];
    if (choice?.as === 'skip' || result === 'refused') return false;
    return result !== 'ask' || choice !== undefined;
  });

const choiceFor = (choice: FamilyChoice | undefined) => (choice && choice.as !== 'skip' ? { choice } : {});

const describeStop = (error: unknown): Pick<ImportRun, 'problem' | 'needsPlan'> => {
  const { message: problem, code } = toApiError(error);
  return { problem, ...(code === 'PAYWALL' && { needsPlan: true }) };
};

export const useImportRun = () => {
  const [start] = useStartImportMutation();
  const [importHouseholds] = useImportHouseholdsMutation();
  const dispatch = useAppDispatch();
  const [run, setRun] = useState<ImportRun>();

  /** A second call after a failure goes on: what is imported already is the same then. */
  const begin = async (file: OpenedFile, families: readonly Family[], choices: FamilyChoices) => {
    const importId = run?.importId ?? crypto.randomUUID();
    const chosen = listChosen(families, choices);
    const all = chosen.length;
    let now: ImportRun = { importId, done: 0, all, decisions: [], isOver: false };
    const show = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      setRun(now);
    };
    show({});
    const { name: fileName, sha256, signature, mapping, rows, system } = file;
    const started = await start({
      id: importId,
      fileName,
      sha256,
      system: system.key,
      signature: signature.slice(0, 20_000),
      mapping,
      rows: rows.length,
    });
    if (started.error) return show(describeStop(started.error));
    for (const chunk of listChunks(chosen)) {
      const households = chunk.map(({ draft: { household } }) => ({
        household,
        ...choiceFor(choices[household.key]),
      }));
      const answer = await importHouseholds({ importId, households });
      if (answer.error) return show(describeStop(answer.error));
      show({ done: now.done + chunk.length, decisions: [...now.decisions, ...answer.data] });
    }
    show({ isOver: true });
    dispatch(refreshAfterImport());
  };

  return { run, begin, reset: () => setRun(undefined) };
};
