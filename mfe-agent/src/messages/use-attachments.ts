import { MESSAGE_FILES, MessageFile } from '@landsea/contracts/agents';
import { responseSchema } from '@landsea/contracts/core';
import { apiErrorOf, fieldErrorsOf, localMemory } from '@landsea/web-kit';
import { useState } from 'react';
import * as z from 'zod/mini';
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

const UNREADABLE = 'We couldn’t read this file. Choose it again';

/** Files that wait for their message: sent as they are chosen, kept over failures and reloads. */
export const useAttachments = (conversationId: string) => {
  const [files, setFiles] = useState(() => keptFiles(conversationId));
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
  const attachOne = async (chosen: File): Promise<string | undefined> => {
    const { preparedUpload } = await import('@landsea/web-kit/uploads');
    const prepared = await preparedUpload('attachment', chosen).catch(() => ({ problem: UNREADABLE }));
    if ('problem' in prepared) return prepared.problem;
    const { data, error } = await attachFile({ id: conversationId, ...prepared });
    if (data) change((before) => [...before, data]);
    return error && (fieldErrorsOf(error).attachment ?? apiErrorOf(error).message);
  };
  const attach = async (chosen: readonly File[]) => {
    const room = MESSAGE_FILES - files.length - sending;
    const taken = chosen.slice(0, Math.max(0, room));
    setProblem(
      taken.length < chosen.length ? `A message has at most ${String(MESSAGE_FILES)} files` : undefined,
    );
    setSending((count) => count + taken.length);
    for (const file of taken) {
      const failure = await attachOne(file).catch(() => UNREADABLE);
      setSending((count) => count - 1);
      if (failure) setProblem(`${file.name}: ${failure}`);
    }
  };
  const remove = (fileId: string) => {
    setProblem(undefined);
    change((before) => before.filter(({ id }) => id !== fileId));
    void detachFile({ id: conversationId, fileId });
  };
  return { files, sending, problem, attach, remove, clear: () => change(() => []) };
};
