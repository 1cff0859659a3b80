import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { downloadFile } from '@landsea/web-kit/downloads';
import { CalendarPlus, FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ItineraryAccess } from './use-itinerary';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
const endings = { pdf: 'pdf', calendar: 'ics' } as const;
type FileKind = keyof typeof endings;

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
      const body = { token, ...(key && { key }) };
      await downloadFile(`/api/v1/itinerary/${kind}`, body, `${fileName}.${endings[kind]}`);
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
