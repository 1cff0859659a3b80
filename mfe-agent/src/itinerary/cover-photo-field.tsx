import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED_PICTURES, useSendPicture } from '../frame/send-file';
import { useUploadItineraryCoverMutation } from './itinerary-api';

interface CoverPhotoFieldProps {
  tripId: string;
  hasPhoto: boolean;
  onUploaded: (photoId: string) => void;
}

export function CoverPhotoField({ tripId, hasPhoto, onUploaded }: CoverPhotoFieldProps) {
  const [upload] = useUploadItineraryCoverMutation();
  const { send, isSending, problem } = useSendPicture(
    'cover',
    (file) => upload({ tripId, ...file }),
    onUploaded,
  );
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_PICTURES}
        aria-label="Choose a photo for the cover"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          void send(chosen);
        }}
      />
      <Button
        size="sm"
        icon={<ImagePlus aria-hidden className="size-4" strokeWidth={1.75} />}
        busy={isSending}
        busyLabel="Sending…"
        onClick={() => chooser.current?.click()}
      >
        {hasPhoto ? 'Choose another photo' : 'Use your own photo'}
      </Button>
      <FailureText className="text-sm font-medium">{problem}</FailureText>
    </div>
  );
}
