import { useSession } from '@landsea/web-kit';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { FileButton } from '../frame/file-button';

interface PdfDropProps {
  /** Undefined while nothing is taken: a file that is dropped then must not replace the page. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export function PdfDrop({ onFiles, children }: PdfDropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={`rounded-card ${isOver && onFiles ? 'outline-2 outline-offset-4 outline-sea outline-dashed' : ''}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

interface ChoosePdfProps {
  isReading: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function ChoosePdf({ isReading, onFiles }: ChoosePdfProps) {
  const { user } = useSession();
  if (user?.isDemo) return <p className="text-sm text-muted">No files in the demo.</p>;
  return (
    <FileButton
      icon={<FileUp aria-hidden className="size-5" strokeWidth={1.75} />}
      busy={isReading}
      busyLabel="Reading…"
      accept="application/pdf"
      label="Choose a PDF"
      onChoose={onFiles}
    >
      Choose a PDF
    </FileButton>
  );
}
