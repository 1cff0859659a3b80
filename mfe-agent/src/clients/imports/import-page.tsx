import type { ClientImport } from '@landsea/contracts/agents/imports';
import type { FileDateOrder } from '@landsea/rules/agents/imports';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChooseFile } from './choose-file';
import { FamiliesStep } from './families-step';
import { useGetImportsQuery } from './imports-api';
import { MappingStep } from './mapping-step';
import { openImportFile, type OpenedFile } from './open-import-file';
import type { OwnerChoices } from './owner-choices';
import { ResultStep } from './result-step';
import { UndoImport } from './undo-import';
import { useFamilies, type ReadFamilies } from './use-families';
import { useImportRun, type FamilyChoices } from './use-import-run';

function PastImports({ imports }: { imports: readonly ClientImport[] }) {
  if (imports.length === 0) return null;
  return (
    <Card aria-labelledby="past-imports" className="grid max-w-2xl gap-2">
      <CardTitle id="past-imports">Imports so far</CardTitle>
      <ul className="divide-y divide-hairline">
        {imports.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              {each.fileName}
              <span className="block text-sm text-muted">
                {formatDayOf(each.at)}, by {each.by}
                {each.undoneAt
                  ? `. Undone ${formatDayOf(each.undoneAt)}`
                  : `: ${each.counts.new} new, ${each.counts.changed} changed`}
              </span>
            </span>
            {Date.parse(each.undoUntil) > Date.now() ? (
              <UndoImport
                importId={each.id}
                label={`Undo, until ${formatDayOf(each.undoUntil)}`}
                isUndone={each.undoneAt !== null}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const toList = (
  <Link to="/app/agents/clients" className="text-sea underline underline-offset-4">
    Clients
  </Link>
);

export function ImportPage() {
  const { data: imports, error, refetch } = useGetImportsQuery();
  const [file, setFile] = useState<OpenedFile>();
  const [isReading, setIsReading] = useState(false);
  const [fileProblem, setFileProblem] = useState<string>();
  const [order, setOrder] = useState<FileDateOrder>();
  const [owners, setOwners] = useState<OwnerChoices>({});
  const [found, setFound] = useState<ReadFamilies>();
  const [choices, setChoices] = useState<FamilyChoices>({});
  const { compare, progress, problem } = useFamilies();
  const { run, begin, reset } = useImportRun();

  const again = () => {
    setFile(undefined);
    setFound(undefined);
    setChoices({});
    setOrder(undefined);
    setOwners({});
    reset();
  };
  const read = async (chosen: File) => {
    setFileProblem(undefined);
    setIsReading(true);
    const opened = await openImportFile(chosen, imports ?? []).catch(() => ({
      problem: 'We couldn’t read this file. Choose it again.',
    }));
    setIsReading(false);
    if ('problem' in opened) return setFileProblem(opened.problem);
    return setFile(opened);
  };
  const showFamilies = async () => {
    const families = file && (await compare(file, order, owners));
    if (!families) return;
    setChoices({});
    setFound(families);
  };

  return (
    <>
      <PageHeader
        title="Import clients"
        lead="Bring your list along: you see every family before it’s saved, and you can undo it for 30 days."
        breadcrumb={toList}
      />
      {error && !imports ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !file ? (
        <div className="grid gap-6">
          <ChooseFile problem={fileProblem} isReading={isReading} onFile={(chosen) => void read(chosen)} />
          <PastImports imports={imports ?? []} />
        </div>
      ) : !found ? (
        <MappingStep
          file={file}
          order={order}
          problem={problem}
          progress={progress}
          onMapping={(mapping) => setFile({ ...file, mapping })}
          owners={owners}
          onOrder={setOrder}
          onOwners={setOwners}
          onNext={() => void showFamilies()}
          onBack={again}
        />
      ) : run ? (
        <ResultStep
          {...{ file, found, run, choices }}
          onRetry={() => void begin(file, found.families, choices)}
          onAgain={again}
        />
      ) : (
        <FamiliesStep
          found={found}
          choices={choices}
          onChoose={(keys, choice) =>
            setChoices((now) => {
              const rest = Object.fromEntries(Object.entries(now).filter(([key]) => !keys.includes(key)));
              return choice ? { ...rest, ...Object.fromEntries(keys.map((key) => [key, choice])) } : rest;
            })
          }
          onImport={() => void begin(file, found.families, choices)}
          onBack={() => setFound(undefined)}
        />
      )}
    </>
  );
}
