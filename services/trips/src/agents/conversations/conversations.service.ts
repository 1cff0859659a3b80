import type {
  Conversation,
  ConversationList,
  ConversationMessage,
  ConversationPage,
  ConversationPageQuery,
  ConversationQuery,
  MarkRead,
  OpenConversation,
  SendMessage,
  SetWaiting,
  UnansweredSummary,
  WholeEmail,
} from '@landsea/contracts/agents';
import {
  CLOCK,
  DomainError,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { explainUnreachable, EmailPermission, refuseFiles } from './email-permission.js';
import { sendFiles } from './attachments/conversation-files.queries.js';
import { selectUnanswered } from './unanswered.queries.js';
import { ConversationEvents } from './conversation-events.js';
import { MessageEmails } from './notices/message-emails.js';
import { selectHeldEmails, selectWholeEmail } from './emails/conversation-emails.queries.js';
import { selectClient, type Correspondent } from './correspondents.queries.js';
import {
  insertMessage,
  isTripOfClient,
  markRead,
  openConversation,
  selectConversation,
  selectConversations,
  selectMessage,
  selectMessages,
  selectReaders,
  setWaiting,
  type NewMessage,
  type OpenedConversation,
  type Viewer,
} from './conversations.queries.js';

interface AddedMessage extends Pick<NewMessage, 'id' | 'body' | 'via' | 'wholeEmail' | 'sentFrom'> {
  files?: readonly string[];
}

/** `userId` is null for a person without an account. */
type Writer = Pick<Principal, 'firstName'> & { userId: string | null; isDemo?: boolean };

const CLOSED = 'This client is no longer connected to you, so nothing can be added here.';

/** @throws DomainError FORBIDDEN once the client has left. */
export const assertOpen = ({ isClosed }: OpenedConversation): void => {
  if (isClosed) throw new DomainError({ code: 'FORBIDDEN', message: CLOSED });
};

const answered = ({
  agentId: _agent,
  clientUserId: _user,
  ...conversation
}: OpenedConversation): Conversation => conversation;

@Injectable()
export class ConversationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly events: ConversationEvents,
    private readonly emails: MessageEmails,
    private readonly permission: EmailPermission,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getViewer(manager: EntityManager, { userId }: Pick<Principal, 'userId'>): Promise<Viewer> {
    const { agentIds } = await this.scope.getReachIn(manager, { userId });
    return { userId, agentIds };
  }

  async list(user: Principal, { side, clientId }: ConversationQuery): Promise<ConversationList> {
    const { manager } = this.dataSource;
    const rows = await selectConversations(
      manager,
      await this.getViewer(manager, user),
      side,
      clientId ?? null,
    );
    return { conversations: rows.map(answered) };
  }

  async getUnanswered(user: Principal): Promise<UnansweredSummary> {
    const { manager } = this.dataSource;
    return selectUnanswered(manager, await this.getViewer(manager, user));
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN for a client whom no message reaches, EMAIL_NOT_VERIFIED (the
   * agent's own), VALIDATION_FAILED for a trip that is not theirs.
   */
  async open(user: Principal, { clientId, tripId }: OpenConversation): Promise<Conversation> {
    await this.assertMayOpen(user, clientId);
    return this.dataSource.transaction(async (manager) => {
      const viewer = await this.getViewer(manager, user);
      const client = await findReachable(manager, viewer, clientId);
      if (tripId && !(await isTripOfClient(manager, viewer, clientId, tripId)))
        throw makeInvalidField('tripId', 'Choose a trip that is shared between you');
      const id = await openConversation(manager, client, tripId);
      return answered(await this.find(manager, viewer, id));
    });
  }

  async getPage(user: Principal, id: string, { before }: ConversationPageQuery): Promise<ConversationPage> {
    const { manager } = this.dataSource;
    const conversation = await this.find(manager, await this.getViewer(manager, user), id);
    const page = await selectMessages(manager, id, before ? Number(before) : null);
    const readers = await selectReaders(manager, id, user.userId);
    const held = conversation.side === 'agent' ? await selectHeldEmails(manager, id) : undefined;
    return { conversation: answered(conversation), ...page, readers, ...(held && { held }) };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN once the client has left. */
  async send(
    user: Principal,
    conversationId: string,
    { id, body, files = [] }: SendMessage,
  ): Promise<ConversationMessage> {
    const { clientUserId } = await this.findOpen(this.dataSource.manager, user, conversationId);
    if (clientUserId === null) {
      refuseFiles(files);
      await this.permission.assertMayEmail(user);
    }
    return this.dataSource.transaction(async (manager) => {
      const conversation = await this.findOpen(manager, user, conversationId);
      return this.add(manager, conversation, user, { id, body, via: 'app', files });
    });
  }

  /** @throws DomainError as `send`. */
  async assertMayWrite(user: Principal, conversationId: string): Promise<void> {
    await this.findOpen(this.dataSource.manager, user, conversationId);
  }

  /** @throws DomainError NOT_FOUND. */
  async assertReads(user: Principal, conversationId: string): Promise<void> {
    const { manager } = this.dataSource;
    await this.find(manager, await this.getViewer(manager, user), conversationId);
  }

  async add(
    manager: EntityManager,
    conversation: OpenedConversation,
    { userId, firstName, isDemo = false }: Writer,
    { id, body, via, wholeEmail, sentFrom, files = [] }: AddedMessage,
  ): Promise<ConversationMessage> {
    const { side } = conversation;
    const message = {
      id,
      body,
      via,
      wholeEmail,
      sentFrom,
      side,
      authorId: userId,
      authorName: firstName,
      sentAt: this.clock(),
      isEmailed: !isDemo,
    };
    const isNew = await insertMessage(manager, conversation.id, message);
    const of = { conversationId: conversation.id, userId };
    if (isNew && files.length > 0 && (await sendFiles(manager, of, id, files)) < new Set(files).size)
      throw makeInvalidField('files', 'A file is no longer there: attach it again');
    const sent = await selectMessage(manager, conversation.id, id);
    // The id belongs to a message of another conversation.
    if (!sent) throw makeInvalidField('id', 'Not a valid id');
    if (!isNew) return sent;
    if (userId !== null)
      await markRead(manager, conversation.id, { userId, name: firstName, side }, sent.number);
    if (side === 'agent') this.emails.wakeAtCommit(manager);
    this.events.publishAtCommit(manager, conversation, {
      type: 'message',
      conversationId: conversation.id,
      message: sent,
    });
    return sent;
  }

  async read(user: Principal, id: string, { upTo }: MarkRead): Promise<void> {
    const { userId, firstName: name } = user;
    await this.dataSource.transaction(async (manager) => {
      const conversation = await this.find(manager, await this.getViewer(manager, user), id);
      const { side } = conversation;
      const moved = await markRead(manager, id, { userId, name, side }, upTo);
      if (moved === undefined) return;
      const reader = { name, side, upTo: moved };
      this.events.publishAtCommit(manager, conversation, { type: 'read', conversationId: id, reader });
    });
  }

  /** @throws DomainError NOT_FOUND, also for the client: only the agent's side answers. */
  async wait(user: Principal, id: string, { waiting }: SetWaiting): Promise<Conversation> {
    return this.dataSource.transaction(async (manager) => {
      const conversation = await this.findAsAgent(manager, user, id);
      await setWaiting(manager, id, waiting ? this.clock() : null);
      this.events.publishAtCommit(manager, conversation, { type: 'changed', conversationId: id });
      return answered(await this.find(manager, await this.getViewer(manager, user), id));
    });
  }

  async getWholeEmail(user: Principal, id: string, messageId: string): Promise<WholeEmail> {
    const { manager } = this.dataSource;
    await this.find(manager, await this.getViewer(manager, user), id);
    const text = await selectWholeEmail(manager, id, messageId);
    if (text === undefined) throw makeNotFound();
    return { text };
  }

  /** @throws DomainError NOT_FOUND, also for the client. */
  async findAsAgent(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    id: string,
  ): Promise<OpenedConversation> {
    const conversation = await this.find(manager, await this.getViewer(manager, user), id);
    if (conversation.side !== 'agent') throw makeNotFound();
    return conversation;
  }

  private async assertMayOpen(user: Principal, clientId: string): Promise<void> {
    const { manager } = this.dataSource;
    const client = await findReachable(manager, await this.getViewer(manager, user), clientId);
    if (client.userId === null) await this.permission.assertMayEmail(user);
  }

  private async findOpen(manager: EntityManager, user: Principal, id: string): Promise<OpenedConversation> {
    const conversation = await this.find(manager, await this.getViewer(manager, user), id);
    assertOpen(conversation);
    return conversation;
  }

  private async find(manager: EntityManager, viewer: Viewer, id: string): Promise<OpenedConversation> {
    const conversation = await selectConversation(manager, viewer, id);
    if (!conversation) throw makeNotFound();
    return conversation;
  }
}

/** @throws DomainError NOT_FOUND, FORBIDDEN for a client whom no message reaches. */
const findReachable = async (
  manager: EntityManager,
  viewer: Viewer,
  clientId: string,
): Promise<Correspondent> => {
  const client = await selectClient(manager, viewer, clientId);
  if (!client) throw makeNotFound();
  const problem = explainUnreachable(client);
  if (problem) throw new DomainError({ code: 'FORBIDDEN', message: problem });
  return client;
};
