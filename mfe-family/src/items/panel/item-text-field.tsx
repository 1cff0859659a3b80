import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import type { ChangeEvent } from 'react';
import { useTyped } from './use-typed';

interface ItemTextFieldProps {
  label: string;
  hint?: string;
  value: string | null;
  maxLength: number;
  lines?: number;
  type?: 'text' | 'time';
  required?: string;
  onSave: (text: string | null) => Promise<string | undefined>;
}

export function ItemTextField(props: ItemTextFieldProps) {
  const { label, hint, value, maxLength, lines = 1, type = 'text', required, onSave } = props;
  const typed = useTyped(
    value ?? '',
    (text) => onSave(text.trim() === '' ? null : text.trim()),
    (text) => (text.trim() === '' ? required : undefined),
  );
  const field = {
    label,
    hint,
    maxLength,
    value: typed.value,
    error: typed.failure,
    onBlur: typed.flush,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      typed.setValue(event.target.value),
  };
  return lines > 1 ? <TextAreaField {...field} rows={lines} /> : <TextField {...field} type={type} />;
}
