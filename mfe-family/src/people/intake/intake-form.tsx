import type { IntakePage } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { checkIntake, isAnswered, listIntakeSteps, showIntake, type IntakeStep } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import { ContinueElsewhere } from './continue-elsewhere';
import { IntakeDone } from './intake-end';
import { QuestionScreen } from './question-screen';
import { SendScreen } from './send-screen';
import { isOfStep } from './step-paths';
import { useIntakeDraft, type IntakeDraft } from './use-intake-draft';

function DraftNotice({ draft: { state, problem, settle, flush } }: { draft: IntakeDraft }) {
  if (state === 'conflict')
    return (
      <Notice
        tone="warning"
        title="You continued this form on another device"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void settle('theirs')}>
              Use the answers from there
            </Button>
            <Button size="sm" onClick={() => void settle('mine')}>
              Keep the ones here
            </Button>
          </div>
        }
      >
        Which answers are the right ones?
      </Notice>
    );
  if (state === 'offline')
    return (
      <Notice
        tone="warning"
        title="No connection right now"
        action={
          <Button size="sm" onClick={() => void flush()}>
            Try again
          </Button>
        }
      >
        Your answers are safe on this device. Go on; we’ll save them when you’re back online.
      </Notice>
    );
  return state === 'refused' ? <Notice tone="error">{problem}</Notice> : null;
}

const START = -1;

/** The household that the agent knows is in the list of travelers before anybody answered. */
const isStepAnswered = (step: IntakeStep): boolean => {
  if (step.kind === 'column')
    return step.people.some(({ person }) => isAnswered(person.values[step.column.key]));
  if (step.kind === 'roster')
    return step.shown.people.some(({ person }) => Object.keys(person.values).length > 0);
  return isAnswered(step.shown.value);
};

/** A draft goes on behind its last answer. */
const resumeAt = (steps: readonly IntakeStep[]): number => steps.findLastIndex(isStepAnswered) + 1;

export function IntakeForm({ linkToken, page }: { linkToken: string; page: IntakePage }) {
  const draft = useIntakeDraft(linkToken, page);
  const [openedAt] = useState(() => Date.now());
  const [done, setDone] = useState<{ confirmsEmail: boolean }>();

  const context = { today: getDateIn(new Date()), travelsOn: page.travelsOn, known: page.known };
  const shown = showIntake({ sections: page.sections }, draft.answers, context);
  const steps = listIntakeSteps(shown, page.known, page.asksMissing);
  const [at, setAt] = useState(() => (page.state === 'draft' || draft.isKept ? resumeAt(steps) : START));
  const step = steps[at];

  if (done) return <IntakeDone page={page} confirmsEmail={done.confirmsEmail} />;
  if (at === START) return <Welcome page={page} onStart={() => setAt(0)} />;

  const moveOn = () => {
    void draft.flush();
    // Conditions look back only, so that an answer never moves the questions before it.
    setAt(at + 1);
  };
  const goBack = () => setAt(Math.max(START, at - 1));
  const goTo = (path: string) => {
    const index = steps.findIndex((each) => isOfStep(path, each));
    setAt(Math.max(0, index));
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-5 pt-5 pb-16">
      <Progress at={Math.min(at, steps.length)} of={steps.length} />
      <DraftNotice draft={draft} />
      {step ? (
        <QuestionScreen
          key={step.key}
          step={step}
          isFirstOfSection={steps[at - 1]?.shown.section.key !== step.shown.section.key}
          context={context}
          draft={draft}
          onNext={moveOn}
          onBack={goBack}
        />
      ) : (
        <SendScreen
          draft={draft}
          page={page}
          answers={shown.answers}
          issues={checkIntake(shown, context)}
          shown={shown}
          openedAt={openedAt}
          onBack={() => setAt(steps.length - 1)}
          onOpen={goTo}
          onSent={setDone}
        />
      )}
      <ContinueElsewhere draft={draft} />
    </div>
  );
}

function Welcome({ page, onStart }: { page: IntakePage; onStart: () => void }) {
  const { agentName, agencyName } = page;
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 px-5 py-10">
      {agentName ? (
        <p className="text-base text-muted">
          For {agentName}
          {agencyName ? `, ${agencyName}` : ''}
        </p>
      ) : null}
      <h1 className="font-display text-3xl text-ink wrap-anywhere">{page.title}</h1>
      <p className="text-lg text-ink wrap-anywhere whitespace-pre-line">
        {page.asksMissing ? 'Just what’s still missing. Thank you!' : page.intro}
      </p>
      <p className="text-base text-muted">
        No account needed. Your answers are saved as you go, so you can stop and come back.
      </p>
      <Button variant="primary" size="lg" onClick={onStart}>
        Start
      </Button>
    </div>
  );
}

function Progress({ at, of }: { at: number; of: number }) {
  const text = at < of ? `Question ${at + 1} of ${of}` : 'Last step';
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted tabular-nums">{text}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={text}
        className="h-1.5 overflow-clip rounded-full bg-hairline"
      >
        <div className="h-full bg-sea" style={{ width: `${of === 0 ? 100 : (at / of) * 100}%` }} />
      </div>
    </div>
  );
}
