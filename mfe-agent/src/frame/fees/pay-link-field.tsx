import { findPayHost } from '@landsea/contracts/agents';
import { TextField, type TextFieldProps } from '@landsea/ui/fields/text-field';

interface PayLinkFieldProps extends Omit<TextFieldProps, 'label' | 'value'> {
  value: string;
  hint: string;
  nameHost: (host: string) => string;
}

export function PayLinkField({ nameHost, hint, ...field }: PayLinkFieldProps) {
  const host = findPayHost(field.value.trim());
  return (
    <TextField
      {...field}
      label="Your payment link"
      type="url"
      inputMode="url"
      placeholder="https://square.link/u/…"
      autoComplete="off"
      maxLength={500}
      hint={host ? nameHost(host) : hint}
    />
  );
}
