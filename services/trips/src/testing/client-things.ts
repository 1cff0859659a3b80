import { randomUUID } from 'node:crypto';
import { ChangedClients } from '@landsea/contracts/agents';
import type { Ids, TestService } from '@landsea/nest-kit/testing';
import { BookingSupplierRow } from '../agents/agent-bookings/booking-supplier.entity.js';
import { ClientChangeRow } from '../agents/clients/client-change.entity.js';
import { ClientRow } from '../agents/clients/client.entity.js';
import {
  insertFileOfConversation,
  sendFiles,
} from '../agents/conversations/attachments/conversation-files.queries.js';
import { KeptTripRow } from '../agents/kept-trips/kept-trip.entity.js';
import { ConversationRow } from '../agents/conversations/conversation.entity.js';
import { holdEmail } from '../agents/conversations/emails/conversation-emails.queries.js';
import { insertMessage } from '../agents/conversations/conversations.queries.js';
import { ClientDocumentRow } from '../agents/documents/client-document.entity.js';
import { ClientCallRow } from '../agents/household-timeline/client-call.entity.js';
import { AgentGroupItemRow } from '../agents/groups/agent-group-item.entity.js';
import { AgentGroupRow } from '../agents/groups/agent-group.entity.js';
import { insertDocumentFile } from '../agents/documents/documents.queries.js';
import { MessageTemplateRow } from '../agents/own-templates/message-template.entity.js';
import { PriceOfferRow } from '../agents/price-offers/price-offer.entity.js';
import { QuoteTemplateRow } from '../agents/own-templates/quote-template.entity.js';
import { TaskListRow } from '../agents/own-templates/task-list.entity.js';
import { WorkflowTaskRow } from '../agents/workflows/workflow-task.entity.js';
import { FilesService } from '../trip/files/files.service.js';
import {
  aClient,
  aGroupItem,
  aHouseholdPerson,
  aMessageTemplate,
  aPriceOffer,
  aQuoteTemplate,
  aTaskList,
  anImport,
} from './client-bodies.js';
import { anAgreement } from './agreement-things.js';
import { anIntake } from './intake-things.js';
import { aStatementOf } from './commission-things.js';
import { aQuote } from './quote-calls.js';
import { made, posted } from './requests.js';

/** Messages of agent and client; those of a former client where the client has no account. */
export async function aConversation(service: TestService, clientId: string, account?: string): Promise<Ids> {
  const [conversationId, messageId, heldId] = [randomUUID(), randomUUID(), randomUUID()];
  const userId = account ?? randomUUID();
  const { manager } = service.dataSource;
  await manager.insert(ConversationRow, { id: conversationId, clientId, userId, isAboutTrip: false });
  await insertMessage(manager, conversationId, {
    id: messageId,
    authorId: userId,
    authorName: 'Ana',
    side: 'client',
    body: 'Could we go a day earlier?',
    via: 'email',
    wholeEmail: 'Could we go a day earlier?\n> On Tuesday you wrote',
    sentAt: new Date(),
  });
  const held = {
    conversationId,
    sender: 'x@example.com',
    subject: 'Hi',
    body: 'Hi',
    wholeEmail: 'Hi\n> On Tuesday you wrote',
    reason: 'sender',
  } as const;
  await holdEmail(manager, { ...held, id: heldId }, new Date());
  const upload = { purpose: 'attachment', tripId: null, person: userId, name: 'Passport' } as const;
  const files = service.app.get(FilesService, { strict: false });
  const fileId = await files.take(Buffer.from('%PDF-1.7'), upload);
  const of = { conversationId, userId };
  await insertFileOfConversation(manager, fileId, of, new Date());
  await sendFiles(manager, of, messageId, [fileId]);
  return { conversationId, messageId, heldId, fileId };
}

export async function aClientTask(service: TestService, clientId: string, tripId: string): Promise<string> {
  const id = randomUUID();
  const task = { id, clientId, tripId, title: 'Renew the passports', who: 'client' } as const;
  const message = { messageTemplate: 'welcome-home', messageWay: 'look' } as const;
  await service.dataSource.manager.insert(WorkflowTaskRow, { ...task, ...message });
  return id;
}

/** The copy of a trip that stayed with somebody who left an agent. */
export async function aKeptTrip(service: TestService, userId: string): Promise<string> {
  const id = randomUUID();
  const content = { party: ['Ana'], bookings: [], days: [], wishes: ['’Ohana'] };
  const dates = { startDate: '2027-03-14', endDate: '2027-03-20', keptAt: new Date() };
  const trip = { id, userId, tripId: randomUUID(), name: 'Castles', agentName: 'Dana', content, ...dates };
  await service.dataSource.manager.insert(KeptTripRow, trip);
  return id;
}

/** A paper of a household that its account sees, with a file. */
async function aDocument(service: TestService, clientId: string, agentId: string): Promise<Ids> {
  const documentId = randomUUID();
  const { manager } = service.dataSource;
  const added = { addedBy: agentId, addedByName: 'Kim', addedAt: new Date() };
  const shared = { kind: 'insurance', title: 'Policy', sharedWith: 'household' } as const;
  await manager.insert(ClientDocumentRow, { id: documentId, clientId, ...shared, ...added });
  const upload = { purpose: 'document', tripId: null, person: agentId, name: 'Policy' } as const;
  const files = service.app.get(FilesService, { strict: false });
  const documentFileId = await files.take(Buffer.from('%PDF-1.7'), upload);
  await insertDocumentFile(manager, { id: documentFileId, documentId, ...added });
  return { documentId, documentFileId };
}

async function aLoggedCall(service: TestService, clientId: string, agentId: string): Promise<string> {
  const id = randomUUID();
  const call = { text: 'They want a balcony', withName: 'Ana', at: new Date() };
  const added = { addedBy: agentId, addedByName: 'Kim' };
  await service.dataSource.manager.insert(ClientCallRow, { id, clientId, ...call, ...added });
  return id;
}

/** A merge into a client that was taken back already. */
async function aPastMerge(service: TestService, keptId: string): Promise<string> {
  const id = randomUUID();
  await service.dataSource.query(
    `INSERT INTO client_merge (id, kept_id, merged_id, by_name, at, snapshot, undone_at)
     VALUES ($1, $2, $1, 'Kim', now(), '{}', now())`,
    [id, keptId],
  );
  return id;
}

/** An import of the agent that was undone already. */
async function aPastImport(service: TestService, userId: string): Promise<string> {
  const { id, ...file } = anImport();
  await service.dataSource.query(
    `INSERT INTO client_import (id, user_id, agency_id, by_name, file_name, sha256, system, signature, mapping, rows, at, undone_at)
     SELECT $1, $2::uuid, (SELECT agency_id FROM agency_member WHERE user_id = $2::uuid), 'Kim', $3, $4, $5, $6, '[]', 2, now(), now()`,
    [id, userId, file.fileName, file.sha256, file.system, file.signature],
  );
  return id;
}

/** Resources that an agent may name of a client: a person of the household, and another client. */
export async function aHousehold(service: TestService, cookie: string, agentId: string, clientId: string) {
  const person = aHouseholdPerson();
  await posted(service, cookie, `/api/v1/clients/${clientId}/people`, person);
  const { manager } = service.dataSource;
  const { id: changeId } = await manager.findOneByOrFail(ClientChangeRow, { subjectId: person.id });
  const otherId = randomUUID();
  await manager.insert(ClientRow, { id: otherId, agentId, ...aClient() });
  const list = '/api/v1/client-list/bulk';
  const { stepId } = ChangedClients.parse(
    await posted(service, cookie, list, { action: 'stage', ids: [otherId], stage: 'lost' }),
  );
  const view = { id: randomUUID(), name: 'All', filter: {}, columns: [] };
  const viewId = await made(service, cookie, '/api/v1/client-views', view);
  const mergeId = await aPastMerge(service, clientId);
  const importId = await aPastImport(service, agentId);
  const messageTemplateId = randomUUID();
  const authorName = 'Kim';
  const template = { ...aMessageTemplate(), version: 1, authorName };
  await manager.insert(MessageTemplateRow, { userId: agentId, id: messageTemplateId, ...template });
  const quoteTemplateId = randomUUID();
  const ownOptions = { ...aQuoteTemplate(), version: 1, authorName };
  await manager.insert(QuoteTemplateRow, { userId: agentId, id: quoteTemplateId, ...ownOptions });
  const taskListId = randomUUID();
  const ownList = { ...aTaskList(), version: 1, authorName };
  await manager.insert(TaskListRow, { userId: agentId, id: taskListId, ...ownList });
  const callId = await aLoggedCall(service, clientId, agentId);
  const document = await aDocument(service, clientId, agentId);
  const supplierId = randomUUID();
  await manager.insert(BookingSupplierRow, { id: supplierId, agentId, name: 'Walt Disney World' });
  const offerId = randomUUID();
  await manager.insert(PriceOfferRow, { userId: agentId, id: offerId, ...aPriceOffer(), version: 1 });
  const groupId = randomUUID();
  await manager.insert(AgentGroupRow, { id: groupId, agentId, name: 'Okafor reunion', kind: 'reunion' });
  const groupItem = aGroupItem();
  await manager.insert(AgentGroupItemRow, { groupId, ...groupItem });
  const own = {
    stepId,
    viewId,
    mergeId,
    importId,
    messageTemplateId,
    taskListId,
    quoteTemplateId,
    supplierId,
    offerId,
    groupId,
    groupItemId: groupItem.id,
  };
  const ids = { clientId, callId, travelerId: person.id, changeId, otherId, ...own };
  const intake = await anIntake(service, agentId, clientId);
  const quote = await aQuote(service, agentId, clientId);
  const agreement = await anAgreement(service, agentId, clientId);
  const statement = await aStatementOf(service, agentId);
  return { ...ids, ...document, ...intake, ...quote, ...agreement, ...statement };
}
