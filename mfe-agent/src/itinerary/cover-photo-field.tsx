import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUploadItineraryCoverMutation } from './itinerary-api';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic';
const UNREADABLE = 'We couldn’t read this file. Choose it again';

interface CoverPhotoFieldProps {
  tripId: string;
  hasPhoto: boolean;
  onUploaded: (photoId: string) => void;
}

/** The photo is sent when it is chosen. */
export function CoverPhotoField({ tripId, hasPhoto, onUploaded }: CoverPhotoFieldProps) {
  const [upload, { isLoading }] = useUploadItineraryCoverMutation();
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const send = async (chosen: File) => {
    setProblem(undefined);
    const { prepareUpload } = await import('@landsea/web-kit/uploads');
    const prepared = await prepareUpload('cover', chosen).catch(() => ({ problem: UNREADABLE }));
    if ('problem' in prepared) return setProblem(prepared.problem);
    const { data, error } = await upload({ tripId, ...prepared });
    if (data) return onUploaded(data.id);
    return setProblem(getFieldErrors(error)['cover'] ?? toApiError(error).message);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        aria-label="Choose a photo for the cover"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void send(chosen).catch(() => setProblem(UNREADABLE));
        }}
      />
      <Button
        size="sm"
        icon={<ImagePlus aria-hidden className="size-4" strokeWidth={1.75} />}
        aria-busy={isLoading}
        aria-disabled={isLoading}
        className="aria-disabled:opacity-60"
        onClick={() => {
          if (!isLoading) chooser.current?.click();
        }}
      >
        {isLoading ? 'Sending…' : hasPhoto ? 'Choose another photo' : 'Use your own photo'}
      </Button>
      <FailureText className="text-sm font-medium">{problem}</FailureText>
    </div>
  );
}
