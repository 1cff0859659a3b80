import { IMPORT_UNDO_DAYS } from '@landsea/contracts/agents/imports';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { saveFile } from '@landsea/web-kit/downloads';
import { Link } from 'react-router-dom';
import type { OpenedFile } from './open-import-file';
import { writeRejectedRows, type RejectedRow } from './rejected-rows';
import { UndoImport } from './undo-import';
import type { ReadFamilies } from './use-families';
import type { FamilyChoices, ImportRun } from './use-import-run';

const listRejected = (
  { families, read }: ReadFamilies,
  run: ImportRun,
  choices: FamilyChoices,
): RejectedRow[] => {
  const done = new Map(run.decisions.map((decision) => [decision.key, decision]));
  const left = families.flatMap(({ draft: { household }, decision }): RejectedRow[] => {
    const { result, sentence } = done.get(decision.key) ?? decision;
    const isLeft = !done.has(decision.key) && decision.result !== 'same';
    if (result !== 'refused' && result !== 'ask' && !isLeft) return [];
    const chosenOut = choices[decision.key]?.as === 'skip' ? 'You left this family out.' : undefined;
    const why = chosenOut ?? sentence ?? 'This family was not imported.';
    return household.lines.map((line) => ({ line, sentence: why }));
  });
  return [...left, ...read.leftOut];
};

/** Families that were imported without something, such as a cruise. */
const listSentences = ({ families }: ReadFamilies, { decisions }: ImportRun) => {
  const leads = new Map(families.map(({ draft: { household } }) => [household.key, household.people[0]]));
  return decisions.flatMap(({ key, result, sentence }) => {
    if (result === 'refused' || result === 'ask' || !sentence) return [];
    const lead = leads.get(key);
    return [{ key, name: `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`, sentence }];
  });
};

interface ResultStepProps {
  file: OpenedFile;
  found: ReadFamilies;
  run: ImportRun;
  choices: FamilyChoices;
  onRetry: () => void;
  onAgain: () => void;
}

export function ResultStep({ file, found, run, choices, onRetry, onAgain }: ResultStepProps) {
  const count = (result: string) => run.decisions.filter((decision) => decision.result === result).length;
  const rejected = listRejected(found, run, choices);
  const said = listSentences(found, run);
  const download = () =>
    saveFile(new Blob([writeRejectedRows(file, rejected)], { type: 'text/csv' }), 'not-imported.csv');
  return (
    <Card aria-labelledby="import-result" className="grid gap-4">
      <CardTitle id="import-result">{run.isOver ? 'Imported' : 'Importing your families'}</CardTitle>
      <progress
        aria-label="Families imported"
        value={run.done}
        max={Math.max(1, run.all)}
        className={run.isOver ? 'sr-only' : 'h-3 w-full'}
      />
      <p role="status">
        {run.isOver
          ? `${count('new')} new, ${count('changed')} changed, ${count('same')} the same as before.`
          : `${run.done} of ${run.all}. You can leave this page open and do something else.`}
      </p>
      {run.problem ? (
        <Notice
          tone="error"
          title={`Stopped after ${run.done} of ${run.all}`}
          action={
            <span className="flex flex-wrap items-center gap-4">
              <Button size="sm" onClick={onRetry}>
                Go on
              </Button>
              {run.needsPlan ? (
                <a
                  href="/pricing"
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold text-sea underline underline-offset-4"
                >
                  See the Agent plan (opens a new tab)
                </a>
              ) : null}
            </span>
          }
        >
          {run.problem}
          {run.done > 0 ? ' What’s imported stays, whole families only.' : ''}
        </Notice>
      ) : null}
      {said.length > 0 ? (
        <Notice tone="warning" title="Left for you to do">
          <ul className="grid gap-1">
            {said.map(({ key, name, sentence }) => (
              <li key={key}>
                {name}: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {run.isOver && rejected.length > 0 ? (
        <Notice
          tone="warning"
          title={
            rejected.length === 1 ? '1 row was not imported' : `${rejected.length} rows were not imported`
          }
          action={
            <Button size="sm" onClick={download}>
              Download these rows
            </Button>
          }
        >
          The file says why for each. Fix them there, then import that file.
        </Notice>
      ) : null}
      {run.isOver ? (
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to="/app/agents/clients">To your clients</Link>
          </Button>
          <Button onClick={onAgain}>Import another file</Button>
          <UndoImport importId={run.importId} label={`Undo, for ${IMPORT_UNDO_DAYS} days`} />
        </div>
      ) : null}
    </Card>
  );
}
