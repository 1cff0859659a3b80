import { coverDrawingKeys, type AgentItinerary, type ItineraryCover } from '@landsea/contracts/agents';
import { COVER_BOX, coverPictures } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DrawnPicture } from '@landsea/ui/drawn-picture';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useUndoBar } from '../frame/undo-bar';
import { CoverPhotoField } from './cover-photo-field';
import { CoverPicture } from './cover-picture';
import { CoverWords } from './cover-words';
import type { ItineraryChange } from './itinerary-change';

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
