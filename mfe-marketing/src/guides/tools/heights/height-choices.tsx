import { Button } from '@landsea/ui/button';
import { Slider } from '@landsea/ui/fields/slider';
import { Plus } from 'lucide-react';
import { ToolChoices } from '../frame/tool-choices';
import { nameChild, heightBounds, formatHeight, MOST_CHILDREN } from './child-heights';

interface HeightChoicesProps {
  heights: readonly number[];
  onChange: (heights: readonly number[]) => void;
}

export function HeightChoices({ heights, onChange }: HeightChoicesProps) {
  return (
    <ToolChoices label="How tall your children are">
      {heights.map((inches, index) => (
        <div key={index} className="grid gap-1">
          <Slider
            label={nameChild(index, heights.length)}
            min={heightBounds.min}
            max={heightBounds.max}
            value={inches}
            valueText={formatHeight(inches)}
            onChange={(next) => onChange(heights.with(index, next))}
          />
          {heights.length > 1 ? (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-end"
              onClick={() => onChange(heights.toSpliced(index, 1))}
            >
              Take {nameChild(index, heights.length).toLowerCase()} off
            </Button>
          ) : null}
        </div>
      ))}
      {heights.length < MOST_CHILDREN ? (
        <Button
          icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
          onClick={() => onChange([...heights, heightBounds.usual])}
        >
          Add a child
        </Button>
      ) : null}
    </ToolChoices>
  );
}
