import { randomUUID } from 'node:crypto';
import { CommissionList, CommissionStatementList, UnclaimedLineList } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';

interface StatementIds {
  statementId: string;
  statementLineId: string;
}

/** A statement with one unclaimed line. */
export async function aStatementOf({ dataSource }: TestService, agentId: string): Promise<StatementIds> {
  const ids = { statementId: randomUUID(), statementLineId: randomUUID() };
  await dataSource.query(
    `INSERT INTO commission_statement (id, agent_id, payer, name, paid_on, bank_cents, file_name, sha256)
     VALUES ($1::uuid, $2, 'host', 'Harbor Host', '2026-11-20', 10000, 'payout.csv', $1::text)`,
    [ids.statementId, agentId],
  );
  await dataSource.query(
    `INSERT INTO commission_line (statement_id, id, position, number, guest_name, supplier_name, cents, note)
     VALUES ($1, $2, 1, 'INV 2231', '', '', 10000, '')`,
    [ids.statementId, ids.statementLineId],
  );
  return ids;
}

/** Lists of what is earned show what the member reaches, and an assistant nothing. */
export async function expectOwnCommissions(
  call: TestAgent,
  role: string,
  reach: { trips: readonly string[]; own: readonly string[] },
): Promise<void> {
  const year = String(new Date(Date.now() + 62 * 86_400_000).getUTCFullYear());
  const paths = [
    'commissions?year=2027',
    `commissions?year=${year}`,
    'commission-statements',
    'commission-lines',
  ];
  const answers = await Promise.all(
    paths.map((path) => call.get(`/api/v1/${path}`).expect(role === 'assistant' ? 403 : 200)),
  );
  if (role === 'assistant') return;
  const [booked, ahead, statements, lines] = answers.map(({ body }) => body as unknown);
  const commissions = [
    ...CommissionList.parse(booked).commissions,
    ...CommissionList.parse(ahead).commissions,
  ];
  expect([...new Set(commissions.map(({ tripId }) => tripId))].sort()).toEqual(reach.trips);
  const names = CommissionStatementList.parse(statements).statements.map(({ name }) => name);
  expect(names.sort()).toEqual(reach.own.map((agentId) => `Statement of ${agentId}`).sort());
  const unclaimed = UnclaimedLineList.parse(lines).lines.map(({ statementName }) => statementName);
  expect(unclaimed.sort()).toEqual(names);
}

/** Nothing of it is opened or changed. */
export async function expectForeignStatement(
  call: TestAgent,
  role: string,
  { statementId, tripId, bookingId }: Record<'statementId' | 'tripId' | 'bookingId', string>,
): Promise<void> {
  const status = role === 'assistant' ? 403 : 404;
  const statement = `/api/v1/commission-statements/${statementId}`;
  const version = 1;
  await call.get(statement).expect(status);
  await call.patch(statement).send({ version, isClosed: true }).expect(status);
  await call.put(`${statement}/lines/${randomUUID()}`).send({ version, parts: [] }).expect(status);
  const fee = { id: randomUUID(), version, note: 'Mine', cents: -1 };
  await call.post(`${statement}/fees`).send(fee).expect(status);
  await call.delete(statement).expect(status);
  const mark = { askedOn: null, settledNote: 'Mine', version: 0 };
  await call.put(`/api/v1/commissions/${tripId}/${bookingId}`).send(mark).expect(status);
}
