import { checkIntakeField, isAnswered, type IntakeContext, type IntakeStep } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ColumnStep } from './column-step';
import { FieldControl } from './field-control';
import { RosterStep } from './roster-step';
import { isOfStep } from './step-paths';
import type { IntakeDraft } from './use-intake-draft';

interface QuestionScreenProps {
  step: IntakeStep;
  isFirstOfSection: boolean;
  context: IntakeContext;
  draft: IntakeDraft;
  onNext: () => void;
  onBack: () => void;
}

export function QuestionScreen({
  step,
  isFirstOfSection,
  context,
  draft,
  onNext,
  onBack,
}: QuestionScreenProps) {
  const [isChecked, setIsChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { field, section, value } = step.shown;
  const question = step.kind === 'column' ? step.column : field;
  const issues = checkIntakeField(step.shown, context).filter(({ path }) => isOfStep(path, step));
  const isEmpty = step.kind === 'field' && !isAnswered(value);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (issues.length > 0) return setIsChecked(true);
    onNext();
  };
  const errorAt = (path: string) =>
    isChecked ? issues.find((issue) => issue.path === path)?.message : undefined;
  const set = (next: typeof value) => draft.change(field.key, next);

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {isFirstOfSection ? (
        <div className="grid gap-1">
          <p className="text-sm font-semibold text-sea">{section.title}</p>
          {section.text ? (
            <p className="text-base text-muted wrap-anywhere whitespace-pre-line">{section.text}</p>
          ) : null}
        </div>
      ) : null}
      <div className="grid gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="font-display text-2xl text-ink outline-none wrap-anywhere">
          {question.label}
        </h1>
        {question.help ? <p className="text-base text-muted">{question.help}</p> : null}
      </div>
      {step.kind === 'roster' ? (
        <RosterStep
          shown={step.shown}
          known={context.known}
          leadName={draft.answers['lead_name']}
          {...{ errorAt, set }}
        />
      ) : step.kind === 'column' ? (
        <ColumnStep {...{ step, errorAt, set }} />
      ) : (
        <FieldControl
          {...{ field, value, set }}
          error={errorAt(field.key)}
          onChosen={() => {
            if (field.type === 'choice' || (field.type === 'yes-no' && !field.mustBe)) onNext();
          }}
        />
      )}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant="primary" size="lg" className="min-w-36 grow sm:grow-0">
          {isEmpty && !question.required ? 'Skip' : 'Next'}
        </Button>
      </div>
    </form>
  );
}
