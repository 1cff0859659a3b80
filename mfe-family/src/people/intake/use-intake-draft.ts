import type { IntakeAnswers, IntakePage } from '@landsea/contracts/agents';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useBeginIntakeMutation, useLazyOpenIntakeQuery, useSaveIntakeMutation } from './intake-api';
import { keepDraft, readKeptDraft } from './kept-draft';

export type SavedState = 'idle' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

interface Held {
  token: string | null;
  version: number;
  answers: IntakeAnswers;
  running: Promise<boolean> | undefined;
  isDirty: boolean;
}

const RETRY_MS = 5000;

/** The household that the agent knows has its questions without being typed again. */
const withHousehold = (
  { known, sections }: Pick<IntakePage, 'known' | 'sections'>,
  answers: IntakeAnswers,
): IntakeAnswers => {
  const field = sections.flatMap(({ fields }) => fields).find(({ type }) => type === 'people');
  if (!field || known.people.length === 0 || answers[field.key] !== undefined) return answers;
  return { ...answers, [field.key]: { people: known.people.map(({ id }) => ({ id, values: {} })) } };
};

export const useIntakeDraft = (linkToken: string, page: IntakePage) => {
  const [kept] = useState(() => readKeptDraft(linkToken));
  const isNewer = kept?.isUnsent === true && kept.version >= page.version;
  const [answers, setAnswers] = useState<IntakeAnswers>(() =>
    withHousehold(page, isNewer ? kept.answers : page.answers),
  );
  const [token, setToken] = useState<string | null>(
    page.state === 'draft' ? (kept?.token ?? linkToken) : (kept?.token ?? null),
  );
  const [state, setState] = useState<SavedState>('idle');
  const [problem, setProblem] = useState('');
  const now = useRef<Held>({ token, version: page.version, answers, running: undefined, isDirty: isNewer });
  const [begin] = useBeginIntakeMutation();
  const [save] = useSaveIntakeMutation();
  const [openAgain] = useLazyOpenIntakeQuery();

  const remember = (isUnsent: boolean) => {
    const { token: held, version, answers: given } = now.current;
    keepDraft(linkToken, { token: held, version, answers: given, isUnsent });
  };

  const write = async (): Promise<boolean> => {
    const { current } = now;
    const sent = current.answers;
    const call = current.token
      ? save({ token: current.token, version: current.version, answers: sent })
      : begin({ token: linkToken, formVersion: page.formVersion, answers: sent });
    const { data, error } = await call;
    if (data) {
      current.token = data.token;
      current.version = data.version;
      setToken(data.token);
      if (current.answers === sent) current.isDirty = false;
      remember(current.isDirty);
      setState('saved');
      return true;
    }
    const { code, message } = toApiError(error);
    setProblem(Object.values(getFieldErrors(error))[0] ?? message);
    setState(code === 'EDIT_CONFLICT' ? 'conflict' : isRefusal(code) ? 'refused' : 'offline');
    return false;
  };

  const writeAll = async (): Promise<boolean> => {
    setState('saving');
    let isWritten = true;
    while (now.current.isDirty && isWritten) isWritten = await write();
    if (isWritten) setState('saved');
    return isWritten;
  };

  /** Joins a save that is under way. */
  const flush = (): Promise<boolean> => {
    const { current } = now;
    current.running ??= writeAll().finally(() => {
      current.running = undefined;
    });
    return current.running;
  };

  const change = (key: string, value: IntakeAnswers[string] | undefined) => {
    const { [key]: _old, ...others } = now.current.answers;
    const next = value === undefined ? others : { ...others, [key]: value };
    now.current.answers = next;
    now.current.isDirty = true;
    setAnswers(next);
    setProblem('');
    setState((was) => (was === 'refused' ? 'idle' : was));
    remember(true);
  };

  const settle = async (choice: 'theirs' | 'mine') => {
    const { current } = now;
    const { data } = await openAgain(current.token ?? linkToken);
    if (!data) return setState('offline');
    current.version = data.version;
    if (choice === 'theirs') {
      current.answers = data.answers;
      current.isDirty = false;
      setAnswers(data.answers);
      remember(false);
      return setState('saved');
    }
    await flush();
  };

  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const again = () => void latest.current();
    window.addEventListener('online', again);
    if (isNewer) again();
    return () => window.removeEventListener('online', again);
  }, [isNewer]);
  // A service that is away for a moment brings no event, and nobody should have to press a button for it.
  useEffect(() => {
    if (state !== 'offline') return;
    const timer = setTimeout(() => void latest.current(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    answers,
    token,
    state,
    problem,
    isKept: kept !== undefined,
    change,
    flush,
    settle,
    getVersion: () => now.current.version,
    getToken: () => now.current.token,
    forget: () => keepDraft(linkToken, undefined),
  };
};
export type IntakeDraft = ReturnType<typeof useIntakeDraft>;

const isRefusal = (code: string): boolean =>
  ['VALIDATION_FAILED', 'RATE_LIMITED', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'].includes(code);
