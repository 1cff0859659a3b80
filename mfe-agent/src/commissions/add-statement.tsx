import { Notice } from '@landsea/ui/notice';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../frame/file-button';
import { ACCEPTED_TABLES } from '../frame/send-file';
import { openStatementFile, type OpenedStatement } from './open-statement-file';
import { StatementForm } from './statement-form';

export function AddStatement({ today }: { today: string }) {
  const [file, setFile] = useState<OpenedStatement>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const navigate = useNavigate();
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setReading(true);
    const opened = await openStatementFile(chosen);
    setReading(false);
    setProblem('problem' in opened ? opened.problem : undefined);
    setFile('problem' in opened ? undefined : opened);
  };
  return (
    <>
      <FileButton
        icon={<FileUp aria-hidden className="size-4" strokeWidth={1.75} />}
        busy={isReading}
        busyLabel="Reading…"
        accept={ACCEPTED_TABLES}
        label="The statement as CSV or Excel"
        onChoose={([chosen]) => void read(chosen)}
      >
        Add a statement
      </FileButton>
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
