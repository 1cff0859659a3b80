import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from './class-names';

export interface DataTableProps {
  caption: string;
  showCaption?: boolean;
  children: ReactNode;
  className?: string;
}

/** It scrolls sideways on a narrow screen, reachable by keyboard. */
export function DataTable({ caption, showCaption = false, children, className }: DataTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={joinClassNames('relative overflow-x-auto', className)}
    >
      <table className="w-full border-collapse text-left text-base">
        <caption className={showCaption ? 'pb-2 text-left text-sm text-muted' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type CellProps = { numeric?: boolean };

export function Th({ numeric = false, scope = 'col', className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      {...rest}
      scope={scope}
      className={joinClassNames(
        'border-b border-hairline px-3 py-2.5 align-middle',
        scope === 'col' ? 'text-sm font-semibold text-muted' : 'font-medium text-ink',
        numeric && 'text-right tabular-nums',
        className,
      )}
    />
  );
}

export function Td({ numeric = false, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...rest}
      className={joinClassNames(
        'border-b border-hairline px-3 py-2.5 align-middle',
        numeric && 'text-right tabular-nums',
        className,
      )}
    />
  );
}
