import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

const save = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export function DownloadPdfButton({ token, fileName }: { token: string; fileName: string }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const answer = await fetch('/api/v1/shared-trip/pdf', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      save(await answer.blob(), fileName);
    } catch {
      notify({ tone: 'error', title: 'Not downloaded', description: 'Wait a moment and try again.' });
    }
    setIsLoading(false);
  };
  return (
    <Button
      busy={isLoading}
      busyLabel="One moment…"
      icon={<FileDown aria-hidden className="size-5" strokeWidth={1.75} />}
      onClick={() => void download()}
    >
      Download PDF
    </Button>
  );
}
