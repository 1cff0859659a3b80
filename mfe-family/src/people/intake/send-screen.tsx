import type { IntakeAnswers, IntakePage } from '@landsea/contracts/agents';
import type { IntakeIssue, ShownIntake } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useSendIntakeMutation } from './intake-api';
import type { IntakeDraft } from './use-intake-draft';

interface SendScreenProps {
  draft: IntakeDraft;
  page: IntakePage;
  /** Without those of hidden questions. */
  answers: IntakeAnswers;
  issues: readonly IntakeIssue[];
  shown: ShownIntake;
  openedAt: number;
  onBack: () => void;
  onOpen: (path: string) => void;
  onSent: (sent: { confirmsEmail: boolean }) => void;
}

const MS = 1000;
const NOT_SAVED = 'Your answers aren’t saved yet, so they weren’t sent. Read the note above, then try again.';

export function SendScreen(props: SendScreenProps) {
  const { draft, page, answers, issues, shown, openedAt, onBack, onOpen, onSent } = props;
  const [website, setWebsite] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [send] = useSendIntakeMutation();
  const labelOf = (path: string) =>
    shown.fields.find(({ field }) => path === field.key || path.startsWith(`${field.key}.`))?.field.label ??
    '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem('');
    setIsBusy(true);
    await saveAndSend();
    setIsBusy(false);
  };
  const saveAndSend = async () => {
    // Sending needs the draft as the service holds it.
    const isSaved = draft.getToken() ? await draft.flush() : await begin();
    const token = draft.getToken();
    if (!isSaved || !token) return setProblem(NOT_SAVED);
    const secondsOpen = Math.round((Date.now() - openedAt) / MS);
    const { data, error } = await send({ token, version: draft.getVersion(), answers, website, secondsOpen });
    if (data) {
      draft.forget();
      return onSent(data);
    }
    const { message } = toApiError(error);
    setProblem(Object.values(getFieldErrors(error))[0] ?? message);
  };
  const begin = () => {
    const [[key, value] = ['', undefined]] = Object.entries(answers);
    if (key) draft.change(key, value);
    return draft.flush();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <h1 className="font-display text-2xl text-ink">
        {issues.length > 0 ? 'Almost there' : 'That’s everything'}
      </h1>
      {issues.length > 0 ? (
        <>
          <p className="text-base text-muted">These still need you:</p>
          <ul className="grid gap-2">
            {issues.map(({ path, message }) => (
              <li key={path}>
                <button
                  type="button"
                  onClick={() => onOpen(path)}
                  className="grid min-h-13 w-full cursor-pointer gap-0.5 rounded-card border border-edge bg-surface px-4 py-2.5 text-left hover:border-sea"
                >
                  <span className="font-semibold text-ink wrap-anywhere">{labelOf(path)}</span>
                  <span className="text-sm text-berry">{message}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-lg text-muted">
          Send your answers to {page.agentName ?? 'your agent'}. You can still go back and change them.
        </p>
      )}
      {/* Programs fill in every field; people never see this one. */}
      <label aria-hidden className="absolute -left-[9999px]">
        Website
        <input
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
        />
      </label>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="grow sm:grow-0"
          disabled={issues.length > 0}
          busy={isBusy}
          busyLabel="Sending..."
        >
          Send my answers
        </Button>
      </div>
    </form>
  );
}
