import type { IntakeField, IntakeValue } from '@landsea/contracts/agents';

export interface ControlProps {
  field: IntakeField;
  value: IntakeValue | undefined;
  error: string | undefined;
  set: (value: IntakeValue | undefined) => void;
  /** A single choice is a whole answer. */
  onChosen: () => void;
}
