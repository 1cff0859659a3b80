import { randomUUID } from 'node:crypto';
import type { AgreementContent } from '@landsea/contracts/agents';
import type { Ids, TestService } from '@landsea/nest-kit/testing';
import { hashFingerprint } from '../agents/agreements/agreement-trail.js';
import { AgreementRow } from '../agents/agreements/agreement.entity.js';

const content: AgreementContent = {
  title: 'Our agreement',
  textVersion: 1,
  agentName: 'Dana',
  agencyName: 'Harbor & Castle',
  tripName: null,
  sections: [{ heading: 'Who we are', body: 'This agreement is between us.' }],
  amounts: [],
  cancellation: [],
  authorization: null,
};

/** A draft for the client. */
export async function anAgreement(service: TestService, agentId: string, clientId: string): Promise<Ids> {
  const agreementId = randomUUID();
  const contentHash = hashFingerprint(content);
  await service.dataSource.manager.insert(AgreementRow, {
    id: agreementId,
    agentId,
    clientId,
    textVersion: 1,
    kind: 'terms',
    state: 'draft',
    recipientName: 'Ana Silva',
    recipientEmail: 'ana@example.com',
    content,
    contentHash,
    values: {},
    trailHash: contentHash,
    createdAt: new Date(),
  });
  return { agreementId, agreementKind: randomUUID() };
}
