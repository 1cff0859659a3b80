import { Button } from '@landsea/ui/button';
import { loadLatePart } from '@landsea/web-kit/pages';
import { ClipboardPaste } from 'lucide-react';
import { Suspense, useState, type ComponentProps } from 'react';
import type { PasteHousehold as PasteHouseholdType } from './paste-household';

const PasteHousehold = loadLatePart(() => import('./paste-household'), 'PasteHousehold');

type PasteButtonProps = Omit<ComponentProps<typeof PasteHouseholdType>, 'onClose'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'>;

export function PasteButton({ variant, className, children, ...household }: PasteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        {...(variant && { variant })}
        {...(className && { className })}
        icon={<ClipboardPaste aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <PasteHousehold {...household} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
