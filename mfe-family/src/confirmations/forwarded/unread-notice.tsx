import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import type { ReactNode } from 'react';

interface UnreadNoticeProps {
  children: ReactNode;
  onAddByHand: () => void;
}

/** Says that no booking was read in a mail, and offers the form that has what is certain. */
export function UnreadNotice({ children, onAddByHand }: UnreadNoticeProps) {
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
