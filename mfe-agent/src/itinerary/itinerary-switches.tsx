import { itinerarySections, type AgentItinerary } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { sectionNames } from './itinerary-labels';
import type { ItineraryChange } from './itinerary-change';

interface ItinerarySwitchesProps {
  itinerary: AgentItinerary;
  isBusy: boolean;
  onChange: (change: ItineraryChange) => Promise<boolean>;
}

export function ItinerarySwitches({
  itinerary: { sections, showsPacking = false },
  isBusy,
  onChange,
}: ItinerarySwitchesProps) {
  return (
    <Card aria-labelledby="shown-parts" className="grid gap-1">
      <CardTitle id="shown-parts">What they see</CardTitle>
      {itinerarySections.map((section) => {
        const { label, hint } = sectionNames[section];
        return (
          <SwitchField
            key={section}
            label={label}
            {...(hint && { hint })}
            checked={sections.includes(section)}
            disabled={isBusy}
            onCheckedChange={(isOn) =>
              void onChange({
                sections: itinerarySections.filter((each) =>
                  each === section ? isOn : sections.includes(each),
                ),
              })
            }
          />
        );
      })}
      <SwitchField
        label="Packing list"
        hint="From the trip’s checklist, without what’s for one person"
        checked={showsPacking}
        disabled={isBusy}
        onCheckedChange={(isOn) => void onChange({ showsPacking: isOn })}
      />
    </Card>
  );
}
