import {
  HOUSEHOLDS_PER_CALL,
  ImportedHousehold,
  type ImportDecision,
} from '@landsea/contracts/agents/imports';
import {
  findFileObject,
  readImportFile,
  type FamilyDraft,
  type FileDateOrder,
  type ReadImportFile,
} from '@landsea/rules/agents/imports';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useCheckHouseholdsMutation } from './imports-api';
import { useGetClientSummaryQuery } from '../list/client-list-api';
import type { OpenedFile } from './open-import-file';
import { findAgent, type OwnerChoices } from './owner-choices';

export interface Family {
  draft: FamilyDraft;
  decision: ImportDecision;
}

export interface ReadFamilies {
  read: ReadImportFile;
  families: Family[];
}

const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

export const readFamilies = (file: OpenedFile, order?: FileDateOrder): ReadImportFile =>
  readImportFile({
    header: file.header,
    rows: file.rows,
    object: findFileObject(file.system, file.mapping),
    system: file.system.key,
    mapping: file.mapping,
    today: today(),
    fileDate: file.fileDate,
    ...(order && { order }),
  });

const withAgent = (
  draft: FamilyDraft,
  owners: OwnerChoices,
  agents: Parameters<typeof findAgent>[0],
): FamilyDraft => {
  const agentId = draft.owner ? (owners[draft.owner] ?? findAgent(agents, draft.owner)) : '';
  return agentId ? { ...draft, household: { ...draft.household, agentId } } : draft;
};

const refuse = (key: string, sentence: string): ImportDecision => ({
  key,
  result: 'refused',
  clientId: null,
  sentence,
  changes: [],
  candidates: [],
});

/** Undefined for a family that the service can decide. */
const findRefusal = ({ household, refusal }: FamilyDraft): ImportDecision | undefined => {
  if (refusal) return refuse(household.key, refusal);
  const [issue] = ImportedHousehold.safeParse(household).error?.issues ?? [];
  return issue && refuse(household.key, `${issue.message}.`);
};

/** A guess about a family is the agent’s to confirm. */
const withAsks = (decision: ImportDecision, { asks }: FamilyDraft): ImportDecision =>
  decision.result === 'new' && asks.length > 0
    ? { ...decision, result: 'ask', sentence: asks.join(' ') }
    : decision;

export const listChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / HOUSEHOLDS_PER_CALL) }, (_, index) =>
    items.slice(index * HOUSEHOLDS_PER_CALL, (index + 1) * HOUSEHOLDS_PER_CALL),
  );

export const useFamilies = () => {
  const { data: summary } = useGetClientSummaryQuery();
  const [check] = useCheckHouseholdsMutation();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [problem, setProblem] = useState<string>();

  /** Undefined where a call failed; what was typed stays. */
  const compare = async (
    file: OpenedFile,
    order: FileDateOrder | undefined,
    owners: OwnerChoices,
  ): Promise<ReadFamilies | undefined> => {
    setProblem(undefined);
    const agents = summary?.agents ?? [];
    const plain = readFamilies(file, order);
    const read = { ...plain, families: plain.families.map((draft) => withAgent(draft, owners, agents)) };
    const decisions = new Map<string, ImportDecision>();
    for (const { household, ...draft } of read.families) {
      const refused = findRefusal({ household, ...draft });
      if (refused) decisions.set(household.key, refused);
    }
    const open = read.families.filter(({ household }) => !decisions.has(household.key));
    for (const [index, chunk] of listChunks(open).entries()) {
      setProgress({ done: index * HOUSEHOLDS_PER_CALL, all: open.length });
      const answer = await check({ households: chunk.map(({ household }) => ({ household })) });
      if (answer.error) {
        setProgress(undefined);
        setProblem(toApiError(answer.error).message);
        return undefined;
      }
      for (const decision of answer.data) decisions.set(decision.key, decision);
    }
    setProgress(undefined);
    const families = read.families.flatMap((draft): Family[] => {
      const decision = decisions.get(draft.household.key);
      return decision ? [{ draft, decision: withAsks(decision, draft) }] : [];
    });
    return { read, families };
  };

  return { compare, progress, problem };
};
