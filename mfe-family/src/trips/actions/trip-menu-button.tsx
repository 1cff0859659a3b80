import { Button } from '@landsea/ui/button';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

export function TripMenuButton({ name, ...props }: { name: string } & ComponentProps<'button'>) {
  return (
    <Button {...props} size="sm" variant="quiet" className="px-3" aria-label={`More for ${name}`}>
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
    </Button>
  );
}
