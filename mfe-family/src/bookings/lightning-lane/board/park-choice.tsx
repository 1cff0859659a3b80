import { parkIds, parkNames } from '@landsea/contracts/catalogue';
import { Button } from '@landsea/ui/button';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { DayItems } from '../../../items/queue/use-day-items';

export function ParkChoice({ date, items }: { date: string; items: DayItems }) {
  return (
    <div className="grid gap-2">
      <p>Choose the park, and its rides and prices appear here.</p>
      <EditorOnly>
        <div className="flex flex-wrap gap-2">
          {parkIds.map((park) => (
            <Button
              key={park}
              size="sm"
              onClick={() =>
                void items.changeDay(date, { parks: [park] }, { undo: `Park day at ${parkNames[park]}` })
              }
            >
              {parkNames[park]}
            </Button>
          ))}
        </div>
      </EditorOnly>
    </div>
  );
}
