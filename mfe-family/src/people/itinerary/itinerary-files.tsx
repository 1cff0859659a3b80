import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { CalendarPlus, FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ItineraryAccess } from './use-itinerary';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
const files = { pdf: { ending: 'pdf' }, calendar: { ending: 'ics' } } as const;
type FileKind = keyof typeof files;

const save = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

interface ItineraryFilesProps {
  access: ItineraryAccess;
  fileName: string;
  isOver: boolean;
}

export function ItineraryFiles({ access, fileName, isOver }: ItineraryFilesProps) {
  const [busy, setBusy] = useState<FileKind>();
  const download = async (kind: FileKind) => {
    setBusy(kind);
    try {
      const { token, key } = access;
      const answer = await fetch(`/api/v1/itinerary/${kind}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, ...(key && { key }) }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      save(await answer.blob(), `${fileName}.${files[kind].ending}`);
    } catch {
      notify({ tone: 'error', title: 'Not downloaded', description: 'Wait a moment and try again.' });
    }
    setBusy(undefined);
  };
  return (
    <div className="flex flex-wrap gap-3 pt-10 print:hidden">
      {isOver ? null : (
        <Button
          busy={busy === 'calendar'}
          icon={<CalendarPlus {...icon} />}
          onClick={() => void download('calendar')}
        >
          Add to calendar
        </Button>
      )}
      <Button busy={busy === 'pdf'} icon={<FileDown {...icon} />} onClick={() => void download('pdf')}>
        Download PDF
      </Button>
    </div>
  );
}
