import { coverDrawingKeys, type AgentItinerary, type ItineraryCover } from '@landsea/contracts/agents';
import { COVER_BOX, coverPictures } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DrawnPicture } from '@landsea/ui/drawn-picture';
import { Trash2 } from 'lucide-react';
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

/** Each choice is saved at once; readers see it once it is published. */
export function CoverCard({ itinerary: { tripId, title, cover }, isBusy, onChange }: CoverCardProps) {
  const { offer, undoBar } = useUndoBar();
  const set = async (next: ItineraryCover | null) => {
    offer(undefined);
    const before = cover ?? null;
    if (!(await onChange({ cover: next })) || next) return;
    offer({ text: 'The cover was removed.', undo: () => void onChange({ cover: before }) });
  };
  return (
    <Card aria-labelledby="cover" className="grid gap-3">
      <CardTitle id="cover">Cover</CardTitle>
      {cover ? (
        <CoverPicture tripId={tripId} cover={cover} />
      ) : (
        <p className="text-muted">A picture at the top of the page and the PDF.</p>
      )}
      <div role="group" aria-label="Our drawings" className="grid grid-cols-4 gap-2">
        {coverDrawingKeys.map((drawing) => {
          const { name, alt, shapes } = coverPictures[drawing];
          return (
            <button
              key={drawing}
              type="button"
              aria-label={name}
              aria-pressed={cover?.drawing === drawing}
              disabled={isBusy}
              className="overflow-hidden rounded-card border-2 border-hairline aria-pressed:border-sea"
              onClick={() => void set({ drawing, photoId: null, alt })}
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
          key={cover.photoId + cover.alt}
          alt={cover.alt}
          isBusy={isBusy}
          onSave={(alt) => void set({ ...cover, alt })}
        />
      ) : null}
      {cover ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          disabled={isBusy}
          icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => void set(null)}
        >
          Remove the cover
        </Button>
      ) : null}
      {undoBar}
    </Card>
  );
}
