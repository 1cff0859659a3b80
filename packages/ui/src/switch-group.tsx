// The shared name makes this the copy that every page has loaded.
import { SwitchField, type SwitchFieldProps } from '@landsea/ui/fields/switch-field';

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
