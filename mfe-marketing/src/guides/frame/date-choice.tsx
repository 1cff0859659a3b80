import { CalendarDate } from '@landsea/contracts/core';
import { DateField } from '@landsea/ui/fields/date-field';
import { useState } from 'react';

interface DateChoiceProps {
  label: string;
  name: string;
  value: string;
  onChoose: (date: string) => void;
  hint?: string;
  className?: string;
}

export function DateChoice({ label, name, value, onChoose, hint, className }: DateChoiceProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <DateField
      label={label}
      name={name}
      hint={hint}
      value={typed ?? value}
      onChange={(date) => {
        const isWhole = CalendarDate.safeParse(date).success;
        setTyped(isWhole ? undefined : date);
        if (isWhole) onChoose(date);
      }}
      onBlur={() => setTyped(undefined)}
      className={className}
    />
  );
}
