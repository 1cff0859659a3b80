import { Horizon } from '@landsea/ui/horizon';

/** The still in front of the demo: drawn, not loaded. */
export function DemoPoster() {
  return (
    <span aria-hidden className="absolute inset-0 flex flex-col justify-end bg-sun-soft">
      <span className="block translate-y-px">
        <Horizon size="lg" landDays={3} seaDays={4} progress={0.3} />
      </span>
      <span className="block h-1/6 bg-sea-soft" />
    </span>
  );
}
