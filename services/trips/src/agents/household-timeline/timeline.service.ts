import {
  TIMELINE_PER_PAGE,
  type PlannedLine,
  type ClientTimeline,
  type TimelineLine,
  type TimelineQuery,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { mergeTimeline, readStepChange, readTimelineCursor } from '@landsea/rules/agents';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { listChangedColumns } from '../clients/client-change-rows.js';
import { ClientHistory, type ToldChange } from '../clients/client-history.js';
import { loggedClient } from '../clients/logged-clients.js';
import { OwnClients } from '../clients/own-clients.js';
import { toClientCall } from './calls.service.js';
import { ClientCallRow } from './client-call.entity.js';
import { selectLines, selectPlanned, type FoundLine } from './timeline.queries.js';

interface Planning {
  id: string;
  nextStep: string | null;
  nextStepOn: string | null;
}

const noTrip = { tripId: null, tripName: null, cents: null, currency: null };

@Injectable()
export class TimelineService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OwnClients,
    private readonly history: ClientHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async list(user: Principal, clientId: string, { before }: TimelineQuery): Promise<ClientTimeline> {
    const { row, reach } = await this.clients.get(user, clientId);
    const { manager } = this.dataSource;
    const now = this.clock();
    const asked = { agentIds: reach.agentIds, clientId, now, today: getDateIn(now) };
    const place = before === undefined ? null : readTimelineCursor(before);
    const found = await selectLines(manager, asked, place, TIMELINE_PER_PAGE + 1);
    const changes = await this.history.listTold(user, clientId);
    const told = changes.flatMap((change) => toLine(change, row) ?? []);
    const page = mergeTimeline([found.map((line) => toOwnLine(line, user)), told], TIMELINE_PER_PAGE, place);
    const planned = place ? [] : [...listStep(row), ...(await selectPlanned(manager, asked))];
    return { planned: sortPlanned(planned), lines: await this.withCalls(page.lines), next: page.next };
  }

  private async withCalls(lines: TimelineLine[]): Promise<TimelineLine[]> {
    const ids = lines.flatMap(({ kind, targetId }) => (kind === 'call' && targetId ? [targetId] : []));
    const rows = await this.dataSource.manager.findBy(ClientCallRow, { id: In(ids) });
    const calls = new Map(rows.map((row) => [row.id, toClientCall(row)]));
    return lines.map((line) => {
      const call = line.targetId === null ? undefined : calls.get(line.targetId);
      return call ? { ...line, call } : line;
    });
  }
}

const toOwnLine = ({ userId, ...line }: FoundLine, user: Principal): TimelineLine => ({
  ...line,
  isYou: userId === user.userId,
});

/** The step that is still planned stands above the lines, and the beginning of the list has a line of its own. */
const toLine = ({ activity, row }: ToldChange, client: Planning): TimelineLine | undefined => {
  const { id, kind, noun, action, at, by, isYou, what, details, undo } = activity;
  if (kind === loggedClient.kind && action === 'added') return undefined;
  const line = { key: `change:${id}`, at, by, isYou, undo, targetId: null, ...noTrip };
  const columns =
    kind === loggedClient.kind && row.before && row.after
      ? listChangedColumns(loggedClient, row.before, row.after)
      : [];
  const step = readStepChange(row, columns);
  if (!step)
    return noun === undefined
      ? { ...line, kind: 'merge', action, what }
      : { ...line, kind: 'change', action, what: `${noun} “${what}”`, details };
  const isStanding =
    step.kind === 'planned' && step.what === (client.nextStep ?? 'Follow up') && hasStep(client);
  return isStanding ? undefined : { ...line, kind: 'step', action: step.kind, what: step.what };
};

const hasStep = ({ nextStep, nextStepOn }: Planning): boolean => nextStep !== null || nextStepOn !== null;

const listStep = (client: Planning): PlannedLine[] => {
  if (!hasStep(client)) return [];
  const { id, nextStep, nextStepOn: on } = client;
  return [{ key: `step:${id}`, kind: 'step', on, what: nextStep ?? 'Follow up', who: 'agent', ...noTrip }];
};

const sortPlanned = (lines: PlannedLine[]): PlannedLine[] =>
  lines.sort((one, other) => (one.on ?? '').localeCompare(other.on ?? '') || (one.kind === 'step' ? -1 : 1));
