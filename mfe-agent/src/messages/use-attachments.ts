import { MESSAGE_FILES, MessageFile } from '@landsea/contracts/agents';
import { responseSchema } from '@landsea/contracts/core';
import { toApiError, getFieldErrors, localMemory } from '@landsea/web-kit';
import { useState } from 'react';
import * as z from 'zod/mini';
import { prepareFile, UNREADABLE_FILE } from '../frame/send-file';
import { useAttachFileMutation, useDetachFileMutation } from './messages-api';

const keyOf = (conversationId: string): string => `user_message_files_${conversationId}`;
const Kept = responseSchema(z.array(MessageFile));

const keptFiles = (conversationId: string): MessageFile[] => {
  try {
    return Kept.safeParse(JSON.parse(localMemory.read(keyOf(conversationId)) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

/** A file whose upload failed, kept until the page is closed. */
export interface InterruptedFile {
  id: string;
  file: File;
}

/** `again`: the file itself is fine, and another try may succeed. */
interface Failure {
  problem: string;
  again: boolean;
}

/** Files are sent as they are chosen and kept over failures and reloads. */
export const useAttachments = (conversationId: string) => {
  const [files, setFiles] = useState(() => keptFiles(conversationId));
  const [interrupted, setInterrupted] = useState<readonly InterruptedFile[]>([]);
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [attachFile] = useAttachFileMutation();
  const [detachFile] = useDetachFileMutation();
  const change = (changed: (files: MessageFile[]) => MessageFile[]) =>
    setFiles((before) => {
      const after = changed(before);
      localMemory.write(keyOf(conversationId), after.length > 0 ? JSON.stringify(after) : undefined);
      return after;
    });
  const attachOne = async (chosen: File): Promise<Failure | undefined> => {
    const prepared = await prepareFile('attachment', chosen);
    if ('problem' in prepared) return { problem: prepared.problem, again: false };
    const { data, error } = await attachFile({ id: conversationId, ...prepared });
    if (data) change((before) => [...before, data]);
    if (!error) return undefined;
    const refused = getFieldErrors(error).attachment;
    return { problem: refused ?? toApiError(error).message, again: refused === undefined };
  };
  const sendAll = async (taken: readonly File[]) => {
    setSending((count) => count + taken.length);
    for (const file of taken) {
      const failure = await attachOne(file).catch(() => ({ problem: UNREADABLE_FILE, again: true }));
      setSending((count) => count - 1);
      if (!failure) continue;
      setProblem(`${file.name}: ${failure.problem}`);
      if (failure.again) setInterrupted((before) => [...before, { id: crypto.randomUUID(), file }]);
    }
  };
  const attach = async (chosen: readonly File[]) => {
    const room = MESSAGE_FILES - files.length - interrupted.length - sending;
    const taken = chosen.slice(0, Math.max(0, room));
    setProblem(taken.length < chosen.length ? `A message has at most ${MESSAGE_FILES} files` : undefined);
    await sendAll(taken);
  };
  const drop = (id: string) => {
    setProblem(undefined);
    setInterrupted((before) => before.filter((each) => each.id !== id));
  };
  const retry = async ({ id, file }: InterruptedFile) => {
    drop(id);
    await sendAll([file]);
  };
  const remove = (fileId: string) => {
    setProblem(undefined);
    change((before) => before.filter(({ id }) => id !== fileId));
    void detachFile({ id: conversationId, fileId });
  };
  return { files, interrupted, sending, problem, attach, retry, drop, remove, clear: () => change(() => []) };
};
