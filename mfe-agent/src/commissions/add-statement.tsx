import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openStatementFile, type OpenedStatement } from './open-statement-file';
import { StatementForm } from './statement-form';

/** A button, and below it what the chosen file says. */
export function AddStatement({ today }: { today: string }) {
  const [file, setFile] = useState<OpenedStatement>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const read = async (chosen: File): Promise<void> => {
    setReading(true);
    const opened = await openStatementFile(chosen);
    setReading(false);
    setProblem('problem' in opened ? opened.problem : undefined);
    setFile('problem' in opened ? undefined : opened);
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        The statement as CSV or Excel
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="sr-only"
        tabIndex={-1}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void read(chosen);
          event.target.value = '';
        }}
      />
      <Button
        icon={<FileUp aria-hidden className="size-4" strokeWidth={1.75} />}
        busy={isReading}
        busyLabel="Reading…"
        onClick={() => input.current?.click()}
      >
        Add a statement
      </Button>
      {problem ? (
        <div className="basis-full">
          <Notice tone="error">{problem}</Notice>
        </div>
      ) : null}
      {file ? (
        <div className="basis-full">
          <StatementForm
            key={file.sha256}
            file={file}
            today={today}
            onAdded={(statementId, isKnown) =>
              void navigate(`/app/agents/commissions/statements/${statementId}`, { state: { isKnown } })
            }
            onCancel={() => setFile(undefined)}
          />
        </div>
      ) : null}
    </>
  );
}
