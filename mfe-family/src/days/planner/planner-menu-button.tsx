import { Button } from '@landsea/ui/button';
import { Share } from 'lucide-react';
import type { ComponentProps } from 'react';

export function PlannerMenuButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} size="sm" icon={<Share aria-hidden className="size-4" strokeWidth={1.75} />}>
      <span className="max-sm:sr-only">Print or add to calendar</span>
    </Button>
  );
}
