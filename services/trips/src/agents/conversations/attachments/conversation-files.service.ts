import type { Readable } from 'node:stream';
import { MESSAGE_FILES, type MessageFile } from '@landsea/contracts/agents';
import {
  CLOCK,
  DomainError,
  IntervalTasks,
  makeNotFound,
  refuseDemo,
  type Clock,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NamesFiles, type FileColumn } from '../../../trip/files/file-column.js';
import { FilesService } from '../../../trip/files/files.service.js';
import type { StoredFile } from '../../../trip/files/files.queries.js';
import { selectMessage } from '../conversations.queries.js';
import { ConversationsService } from '../conversations.service.js';
import { ConversationFileRow } from './conversation-file.entity.js';
import {
  deleteUnsentFiles,
  deleteWaitingFile,
  insertFileOfConversation,
  selectFile,
} from './conversation-files.queries.js';

const HOUR_MS = 60 * 60 * 1000;

@Injectable()
export class ConversationFiles extends NamesFiles {
  override readonly column: FileColumn = {
    entity: ConversationFileRow,
    column: 'id',
    purpose: 'attachment',
    holds: 'id',
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly conversations: ConversationsService,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    super();
    tasks.add('unsent files', HOUR_MS, () => deleteUnsentFiles(this.dataSource.manager, this.clock()));
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN once the client has left, DEMO_RESTRICTED, and what receiving a
   * file throws.
   */
  async attach(
    user: Principal,
    conversationId: string,
    request: KitRequest,
    name: string,
  ): Promise<MessageFile> {
    await this.conversations.assertMayWrite(user, conversationId);
    refuseDemo(user, 'Uploads are turned off in the demo. Create a free account to send files.');
    const upload = { purpose: 'attachment', tripId: null, person: user.userId, name } as const;
    const id = await this.files.receive(request, upload);
    const { manager } = this.dataSource;
    const of = { conversationId, userId: user.userId };
    await insertFileOfConversation(manager, id, of, this.clock());
    const { key: _key, ...file } = (await selectFile(manager, of, id)) ?? this.refuseGone();
    return file;
  }

  /** Files that cannot be stored are left out. @returns the ids of the stored files, for `keep`. */
  async take(
    { conversationId, keptBy }: { conversationId: string; keptBy: string },
    messageId: string,
    files: readonly { name: string; content: Uint8Array }[],
  ): Promise<string[]> {
    if (await selectMessage(this.dataSource.manager, conversationId, messageId)) return [];
    const taken: string[] = [];
    for (const { name, content } of files.slice(0, MESSAGE_FILES)) {
      const upload = { purpose: 'attachment', tripId: null, person: keptBy, name } as const;
      const id = await this.files.take(content, upload).catch((error: unknown) => {
        if (error instanceof DomainError) return undefined;
        throw error;
      });
      if (id) taken.push(id);
    }
    return taken;
  }

  /** @returns their ids. */
  async keep(
    manager: EntityManager,
    of: { conversationId: string; userId: string | null },
    ids: readonly string[],
  ): Promise<readonly string[]> {
    for (const id of ids) await insertFileOfConversation(manager, id, of, this.clock());
    return ids;
  }

  /** @throws DomainError NOT_FOUND, also once the message with it is sent. */
  async detach(user: Principal, conversationId: string, id: string): Promise<void> {
    await this.conversations.assertReads(user, conversationId);
    const of = { conversationId, userId: user.userId };
    if (!(await deleteWaitingFile(this.dataSource.manager, of, id))) throw makeNotFound();
  }

  async open(
    user: Principal,
    conversationId: string,
    id: string,
  ): Promise<StoredFile & { content: Readable }> {
    const file = await this.getSeen(user, conversationId, id);
    return { ...file, content: await this.files.open(file) };
  }

  async openThumbnail(user: Principal, conversationId: string, id: string): Promise<Readable> {
    const file = await this.getSeen(user, conversationId, id);
    if (!file.type.startsWith('image/')) throw makeNotFound();
    return this.files.openThumbnail(file);
  }

  private async getSeen(user: Principal, conversationId: string, id: string): Promise<StoredFile> {
    await this.conversations.assertReads(user, conversationId);
    const of = { conversationId, userId: user.userId };
    return (await selectFile(this.dataSource.manager, of, id)) ?? this.refuseGone();
  }

  private refuseGone(): never {
    throw makeNotFound();
  }
}
