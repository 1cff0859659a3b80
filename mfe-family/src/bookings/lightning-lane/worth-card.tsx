import { Card, CardTitle } from '@landsea/ui/card';
import { Slider } from '@landsea/ui/fields/slider';
import { formatMoney } from '@landsea/web-kit';
import type { ReactNode } from 'react';

interface WorthCardProps {
  hourCents: number;
  onChange: (cents: number) => void;
  children: ReactNode;
  className?: string;
}

export function WorthCard({ hourCents, onChange, children, className = '' }: WorthCardProps) {
  return (
    <Card aria-labelledby="buy-or-not" className={`grid content-start gap-4 ${className}`}>
      <CardTitle id="buy-or-not">Buy or not?</CardTitle>
      <Slider
        label="What skipping an hour of lines is worth, per person"
        min={500}
        max={10_000}
        step={500}
        value={hourCents}
        onChange={onChange}
        valueText={formatMoney(hourCents, { whole: true })}
      />
      {children}
    </Card>
  );
}
