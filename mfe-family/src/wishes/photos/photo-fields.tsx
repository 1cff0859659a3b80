import { setChecked } from '@landsea/rules/day-plans';
import type { PhotoSpot } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import { SaveFailure } from '../../items/queue/save-failure';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { getLightAt, formatLight, type Sun } from './photo-light';
import type { PhotoItem } from './photo-rules';

interface PhotoFieldsProps {
  dayItems: DayItems;
  shot: PhotoItem;
  spot: PhotoSpot | undefined;
  sun: Sun | undefined;
}

export function PhotoFields({ dayItems, shot, spot, sun }: PhotoFieldsProps) {
  const [failure, setFailure] = useState<string>();
  const save = async (change: Partial<Pick<DayItem, 'details' | 'status'>>) =>
    setFailure(getFailureText(await dayItems.change(shot, change, { isForm: true })));
  const best = spot && formatLight(spot, sun);
  const light = best ? `Best light ${best}` : shot.details.light;
  return (
    <div className="grid gap-4">
      {light ? <p className="text-sm text-muted">{light}</p> : null}
      {spot && getLightAt(spot, shot.time, sun) === 'poor' ? (
        <Notice tone="warning">The light is poor at that time.</Notice>
      ) : null}
      <EditorOnly>
        <SwitchField
          label="We took it"
          checked={shot.details.taken}
          onCheckedChange={(taken) => void save(setChecked(taken, shot, new Date().toISOString()))}
        />
        <SwitchField
          label="By PhotoPass or a ride’s camera"
          hint="It then counts for whether Memory Maker is worth it."
          checked={shot.details.isPhotoPass}
          onCheckedChange={(isPhotoPass) => void save({ details: { ...shot.details, isPhotoPass } })}
        />
      </EditorOnly>
      <SaveFailure {...{ failure }} />
    </div>
  );
}
