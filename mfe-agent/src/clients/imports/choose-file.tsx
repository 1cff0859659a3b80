import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { ACCEPTED_TABLES } from '../../frame/send-file';

interface ChooseFileProps {
  problem: string | undefined;
  isReading: boolean;
  onFile: (file: File) => void;
}

export function ChooseFile({ problem, isReading, onFile }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Card className="grid max-w-2xl gap-4">
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center ${
          isOver ? 'border-sea bg-sea-soft' : 'border-edge'
        }`}
      >
        <FileUp aria-hidden className="size-8 text-sea" strokeWidth={1.5} />
        <label htmlFor={id} className="font-semibold">
          Drop your clients’ CSV or Excel file here
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          className="sr-only"
          tabIndex={-1}
          accept={ACCEPTED_TABLES}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
        <Button
          variant="primary"
          busy={isReading}
          busyLabel="Reading…"
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
      </div>
      <p className="text-muted">
        We know the exports of Tern, TravelJoy, Travefy, ClientBase, TESS, VacationCRM, Google Contacts and
        HubSpot, and our own. Any other file with headings works, too. Nothing is saved before you’ve seen
        every family.
      </p>
    </Card>
  );
}
