import {
  AddDocument,
  type ClientDocument,
  type DocumentKind,
  type DocumentShare,
} from '@landsea/contracts/agents';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import {
  useAddDocumentMutation,
  useAttachDocumentFileMutation,
  useLazyListDocumentsQuery,
  useSaveDocumentMutation,
} from './documents-api';
import { prepareFile, UNREADABLE_FILE } from '../send-file';

export interface DocumentDraft {
  clientId: string;
  kind: DocumentKind;
  title: string;
  personId: string;
  tripId: string;
  expiresOn: string;
  /** `nobody`, `household`, or the id of a person. */
  sharedWith: string;
}

const AGAIN = 'What you typed is still here: save again to keep it.';

/** A person who left the household sees nothing of it any more. */
const toShare = ({ sharedWith, sharedPersonId, sharedPersonName }: ClientDocument): string => {
  if (sharedWith !== 'person') return sharedWith;
  return (sharedPersonName && sharedPersonId) ?? 'nobody';
};

const toDraft = (clientId: string, tripId: string, document: ClientDocument | undefined): DocumentDraft => ({
  clientId: document?.clientId ?? clientId,
  kind: document?.kind ?? 'insurance',
  title: document?.title ?? '',
  personId: document?.personId ?? '',
  tripId: document?.tripId ?? tripId,
  expiresOn: document?.expiresOn ?? '',
  sharedWith: document ? toShare(document) : 'nobody',
});

const toValues = ({ clientId: _client, sharedWith, ...draft }: DocumentDraft) => {
  const isPerson = sharedWith !== 'nobody' && sharedWith !== 'household';
  const share: DocumentShare = isPerson ? 'person' : sharedWith;
  return {
    kind: draft.kind,
    title: draft.title,
    personId: draft.personId || null,
    tripId: draft.tripId || null,
    expiresOn: draft.expiresOn || null,
    sharedWith: share,
    sharedPersonId: isPerson ? sharedWith : null,
  };
};

const explain = (error: unknown): string => {
  const [message] = Object.values(getFieldErrors(error));
  return message ?? toApiError(error).message;
};

/** Typed text and the chosen file stay when a call fails, and the next try goes on where the last one ended. */
export const useDocumentDraft = (
  clientId: string,
  tripId: string,
  document: ClientDocument | undefined,
  onDone: () => void,
) => {
  const [draft, setDraft] = useState(() => toDraft(clientId, tripId, document));
  const [id] = useState(() => document?.id ?? crypto.randomUUID());
  const [saved, setSaved] = useState(document);
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [add] = useAddDocumentMutation();
  const [change] = useSaveDocumentMutation();
  const [attach] = useAttachDocumentFileMutation();
  const [list] = useLazyListDocumentsQuery();

  const write = async (): Promise<string | undefined> => {
    const values = toValues(draft);
    if (draft.clientId === '') return 'Choose a client';
    const checked = AddDocument.safeParse({ id, ...values });
    if (!checked.success) return checked.error.issues[0]?.message;
    const { data, error } = saved
      ? await change({ id, document: { ...values, version: saved.version } })
      : await add({ clientId: draft.clientId, document: { id, ...values } });
    if (data) setSaved(data);
    if (!error) return undefined;
    if (toApiError(error).code !== 'EDIT_CONFLICT') return explain(error);
    const { data: latest } = await list({ clientId: draft.clientId });
    setSaved((before) => latest?.documents.find((each) => each.id === id) ?? before);
    return `${explain(error)} ${AGAIN}`;
  };
  const send = async (): Promise<string | undefined> => {
    if (!file) return undefined;
    const prepared = await prepareFile('document', file);
    if ('problem' in prepared) return prepared.problem;
    const { error } = await attach({ id, ...prepared });
    return error ? explain(error) : undefined;
  };
  const save = async () => {
    setIsBusy(true);
    const problem = await write()
      .then(async (first) => first ?? (await send()))
      .catch(() => UNREADABLE_FILE);
    setIsBusy(false);
    setFailure(problem);
    if (problem === undefined) onDone();
  };
  const set = (part: Partial<DocumentDraft>) => {
    setFailure(undefined);
    setDraft((before) => ({ ...before, ...part }));
  };
  return { draft, set, file, setFile, failure, isBusy, save, isSaved: saved !== undefined };
};
