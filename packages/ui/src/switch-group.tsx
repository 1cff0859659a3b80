// By its shared name, so that it is the one that every page has loaded and not a second copy.
import { SwitchField, type SwitchFieldProps } from '@landsea/ui/fields/switch-field';

/** Switches that refine one choice, indented under it. `legend` names them for screen readers. */
export function SwitchGroup({ legend, switches }: { legend: string; switches: SwitchFieldProps[] }) {
  return (
    <fieldset className="ml-2.5 grid gap-1 border-l border-hairline pb-1 pl-5.5">
      <legend className="sr-only">{legend}</legend>
      {switches.map((field) => (
        <SwitchField key={field.label} {...field} />
      ))}
    </fieldset>
  );
}
