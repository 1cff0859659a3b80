import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import type { ReactNode } from 'react';

export function UnreadNotice({ children, onAddByHand }: { children: ReactNode; onAddByHand: () => void }) {
  return (
    <Notice
      tone="warning"
      title="We couldn’t read this one"
      action={
        <Button size="sm" onClick={onAddByHand}>
          Add it by hand
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
