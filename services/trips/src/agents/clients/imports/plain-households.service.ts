import type { ImportDecision } from '@landsea/contracts/agents/imports';
import { decideHousehold } from '@landsea/rules/agents/imports';
import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockClientsOf } from '../../team/agency.queries.js';
import { selectKnownEmails } from '../client-email.js';
import { foldSearchText } from '../client-search-text.js';
import { rememberHouseholds } from './client-imports.queries.js';
import { takeSnapshots } from './household-snapshot.js';
import { HouseholdWriter } from './household-writer.js';
import { listKeys, makePicker, selectCandidates, type WantedHousehold } from './import-candidates.queries.js';
import { ImportHouseholdRow } from './import-household.entity.js';

interface ImportCall {
  user: Principal;
  importId: string;
  agentIds: readonly string[];
}

interface Decided {
  wanted: WantedHousehold;
  agentId: string;
  decision: ImportDecision;
}

/** Families that are new, or the same as before: most of a file, so that a few statements write all of a call. */
@Injectable()
export class PlainHouseholds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: HouseholdWriter,
  ) {}

  /** All or none of them; what is not in the answer is left to be written on its own, with its own sentence. */
  async write(
    call: ImportCall,
    wanted: readonly WantedHousehold[],
  ): Promise<Map<WantedHousehold, ImportDecision>> {
    const alone = listAlone(call, wanted);
    if (alone.length < 2) return new Map();
    try {
      return await this.dataSource.transaction((manager) => this.writeIn(manager, call, alone));
    } catch (error) {
      if (error instanceof DomainError) return new Map();
      throw error;
    }
  }

  private async writeIn(
    manager: EntityManager,
    call: ImportCall,
    alone: readonly WantedHousehold[],
  ): Promise<Map<WantedHousehold, ImportDecision>> {
    const { user, importId, agentIds } = call;
    await lockClientsOf(
      manager,
      alone.map((each) => agentOf(call, each)),
    );
    const keys = alone.map(({ household }) => household.key);
    const done = await manager.find(ImportHouseholdRow, {
      where: { importId, key: In(keys) },
      select: { key: true },
    });
    const pick = makePicker(await selectCandidates(manager, agentIds, alone));
    const emails = alone.flatMap(({ household }) => household.people[0]?.email ?? []);
    const taken = await selectKnownEmails(manager, agentIds, emails);
    const plain = alone.flatMap((each): Decided[] => {
      const { household, choice } = each;
      const agentId = agentOf(call, each);
      if (done.some(({ key }) => key === household.key)) return [];
      const { decision, trips } = decideHousehold(household, pick(each), choice);
      const isFree = !taken.has(`${agentId} ${household.people[0]?.email ?? ''}`);
      const isPlain = decision.result === 'same' || (decision.result === 'new' && isFree);
      return isPlain && trips.length === 0 ? [{ wanted: each, agentId, decision }] : [];
    });
    const written = await this.addNew(manager, user, plain);
    await remember(manager, importId, written);
    return new Map(written.map(({ wanted: each, decision }) => [each, decision]));
  }

  /** @returns all of them, the new ones with the id of their client. */
  private async addNew(
    manager: EntityManager,
    user: Principal,
    plain: readonly Decided[],
  ): Promise<readonly Decided[]> {
    const fresh = plain.filter(({ decision }) => decision.result === 'new');
    const written = plain.filter(({ decision }) => decision.result === 'same');
    for (const agentId of new Set(fresh.map((each) => each.agentId))) {
      const group = fresh.filter((each) => each.agentId === agentId);
      const households = group.map(({ wanted }) => wanted.household);
      const ids = await this.writer.addAll(manager, user, agentId, households);
      for (const [index, each] of group.entries())
        written.push({ ...each, decision: { ...each.decision, clientId: ids[index] ?? null } });
    }
    return written;
  }
}

const agentOf = ({ user, agentIds }: ImportCall, { household }: WantedHousehold): string =>
  household.agentId ?? agentIds[0] ?? user.userId;

/** Those whose order does not matter, as no other of the call may mean the same client. */
const listAlone = (call: ImportCall, wanted: readonly WantedHousehold[]): WantedHousehold[] => {
  const meanings = wanted.map((each) => {
    const { ids, external, emails, phones } = listKeys([each]);
    const { key, people } = each.household;
    const name = foldSearchText(`${people[0]?.firstName ?? ''} ${people[0]?.lastName ?? ''}`);
    return new Set([`key ${key}`, `name ${name}`, ...ids, ...external, ...emails, ...phones]);
  });
  const counts = new Map<string, number>();
  for (const meaning of meanings) for (const each of meaning) counts.set(each, (counts.get(each) ?? 0) + 1);
  return wanted.filter(
    (each, index) =>
      call.agentIds.includes(agentOf(call, each)) &&
      [...(meanings[index] ?? [])].every((meaning) => counts.get(meaning) === 1),
  );
};

const remember = async (
  manager: EntityManager,
  importId: string,
  written: readonly Decided[],
): Promise<void> => {
  const snapshots = await takeSnapshots(
    manager,
    written.flatMap(({ decision }) => decision.clientId ?? []),
  );
  const rows = written.flatMap(({ wanted: { household }, decision: { clientId, result } }) => {
    if (clientId === null || (result !== 'new' && result !== 'same')) return [];
    const after = snapshots.get(clientId) ?? null;
    return [
      { key: household.key, clientId, result, before: result === 'same' ? after : null, after, trips: [] },
    ];
  });
  await rememberHouseholds(manager, importId, rows);
};
