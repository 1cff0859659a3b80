import {
  COVER_ALT_LENGTH,
  coverDrawingKeys,
  getCoverPhotoPath,
  type AgentItinerary,
  type ItineraryCover,
} from '@landsea/contracts/agents';
import { COVER_BOX, coverPictures } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DrawnPicture } from '@landsea/ui/drawn-picture';
import { TextField } from '@landsea/ui/fields/text-field';
import { Trash2 } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useUndoBar } from '../frame/undo-bar';
import { CoverPhotoField } from './cover-photo-field';
import type { ItineraryChange } from './itinerary-change';

interface CoverWordsProps {
  alt: string;
  isBusy: boolean;
  onSave: (alt: string) => void;
}

/** Readers who cannot see the photo hear these words. */
function CoverWords({ alt, isBusy, onSave }: CoverWordsProps) {
  const [words, setWords] = useState(alt);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsEmpty(words.trim() === '');
    if (words.trim() !== '') onSave(words);
    // The button goes once the words are saved.
    field.current?.focus();
  };
  return (
    <form noValidate className="grid gap-2" onSubmit={submit}>
      <TextField
        ref={field}
        label="What’s in the photo?"
        hint="For readers who can’t see it"
        maxLength={COVER_ALT_LENGTH}
        value={words}
        error={isEmpty ? 'Say in a few words what it shows' : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      {words.trim() === alt ? null : (
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…" className="justify-self-start">
          Save the words
        </Button>
      )}
    </form>
  );
}

interface CoverPictureProps {
  tripId: string;
  cover: ItineraryCover;
}

const shape = 'aspect-[20/7] w-full rounded-card object-cover';

/** The cover as readers will see it. */
function CoverPicture({ tripId, cover: { drawing, photoId, alt } }: CoverPictureProps) {
  if (photoId) return <img src={getCoverPhotoPath(tripId, photoId)} alt={alt} className={shape} />;
  return drawing ? (
    <DrawnPicture alt={alt} shapes={coverPictures[drawing].shapes} box={COVER_BOX} className={shape} />
  ) : null;
}

interface CoverCardProps {
  itinerary: AgentItinerary;
  isBusy: boolean;
  onChange: (change: ItineraryChange) => Promise<boolean>;
}

/** Each choice is saved at once; readers see it once it is published. Buttons that wait keep the focus. */
export function CoverCard({ itinerary: { tripId, title, cover }, isBusy, onChange }: CoverCardProps) {
  const { offer, undoBar } = useUndoBar();
  const drawings = useRef<HTMLDivElement>(null);
  const set = async (next: ItineraryCover | null) => {
    offer(undefined);
    const before = cover ?? null;
    if (!(await onChange({ cover: next })) || next) return;
    // The button that was pressed is gone.
    drawings.current?.focus();
    offer({ text: 'The cover was removed.', undo: () => void onChange({ cover: before }) });
  };
  const press = (next: ItineraryCover | null) => {
    if (!isBusy) void set(next);
  };
  return (
    <Card aria-labelledby="cover" className="grid gap-3">
      <CardTitle id="cover">Cover</CardTitle>
      {cover ? (
        <CoverPicture tripId={tripId} cover={cover} />
      ) : (
        <p className="text-muted">A picture at the top of the page and the PDF.</p>
      )}
      <div
        ref={drawings}
        role="group"
        aria-label="Our drawings"
        tabIndex={-1}
        className="grid grid-cols-4 gap-2 rounded-card"
      >
        {coverDrawingKeys.map((drawing) => {
          const { name, alt, shapes } = coverPictures[drawing];
          return (
            <button
              key={drawing}
              type="button"
              aria-label={name}
              aria-pressed={cover?.drawing === drawing}
              aria-disabled={isBusy}
              className="overflow-hidden rounded-card border-2 border-hairline aria-pressed:border-sea"
              onClick={() => press({ drawing, photoId: null, alt })}
            >
              <DrawnPicture alt="" shapes={shapes} box={COVER_BOX} className="h-14 w-full" />
            </button>
          );
        })}
      </div>
      <CoverPhotoField
        tripId={tripId}
        hasPhoto={Boolean(cover?.photoId)}
        onUploaded={(photoId) => void set({ drawing: null, photoId, alt: `A photo for ${title}` })}
      />
      {cover?.photoId ? (
        <CoverWords
          key={cover.photoId}
          alt={cover.alt}
          isBusy={isBusy}
          onSave={(alt) => press({ ...cover, alt })}
        />
      ) : null}
      {cover ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          busy={isBusy}
          icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => press(null)}
        >
          Remove the cover
        </Button>
      ) : null}
      {undoBar}
    </Card>
  );
}
