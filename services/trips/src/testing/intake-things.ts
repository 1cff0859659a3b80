import { randomUUID } from 'node:crypto';
import type { Ids, TestService } from '@landsea/nest-kit/testing';
import { IntakeAnswerRow } from '../agents/intake-forms/intake-answer.entity.js';
import { IntakeFormVersionRow } from '../agents/intake-forms/intake-form-version.entity.js';
import { IntakeFormRow } from '../agents/intake-forms/intake-form.entity.js';
import { IntakeLinkRow } from '../agents/intake-forms/intake-link.entity.js';
import { IntakeProposalRow } from '../agents/intake-forms/intake-proposal.entity.js';

/** A form of the agent, a link to a client, and the client's answers with a proposal. */
export async function anIntake(service: TestService, agentId: string, clientId: string): Promise<Ids> {
  const { manager } = service.dataSource;
  const known = await manager.findOneBy(IntakeFormRow, { agentId, template: 'parks' });
  const formId = known?.id ?? randomUUID();
  const words = { title: 'Your trip', intro: '' };
  if (!known) {
    await manager.insert(IntakeFormRow, {
      id: formId,
      agentId,
      template: 'parks',
      ...words,
      off: [],
      texts: {},
    });
    await manager.insert(IntakeFormVersionRow, { formId, number: 1, ...words, content: { sections: [] } });
  }
  const [intakeLinkId, intakeAnswerId, proposalId] = [randomUUID(), randomUUID(), randomUUID()];
  await manager.insert(IntakeLinkRow, {
    id: intakeLinkId,
    formId,
    kind: 'client',
    label: 'Ana',
    asks: 'all',
    tokenHash: intakeLinkId,
    clientId,
  });
  await manager.insert(IntakeAnswerRow, {
    id: intakeAnswerId,
    formId,
    formVersion: 1,
    linkId: intakeLinkId,
    clientId,
    state: 'unconfirmed',
    answers: { pace: 'mixed' },
    name: 'Ana Silva',
    email: 'ana@example.com',
    tokenHash: intakeAnswerId,
    sentAt: new Date(),
  });
  await manager.insert(IntakeProposalRow, {
    id: proposalId,
    answerId: intakeAnswerId,
    position: 0,
    fieldKey: 'pace',
    attribute: 'trip.pace',
    label: 'Pace',
    value: { chosen: ['mixed'] },
    theirs: 'Mixed',
  });
  return { intakeLinkId, intakeAnswerId, proposalId, template: randomUUID() };
}
