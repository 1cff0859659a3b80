import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from './class-names';

const tones = {
  info: { Icon: Info, look: 'bg-sea-soft border-sea text-sea', role: 'status' },
  success: { Icon: CircleCheck, look: 'bg-palm-soft border-palm text-palm', role: 'status' },
  warning: { Icon: TriangleAlert, look: 'bg-sun-soft border-sun text-ink', role: 'status' },
  error: { Icon: CircleAlert, look: 'bg-berry-soft border-berry text-berry', role: 'alert' },
} as const;

export interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Errors interrupt (role alert), other tones wait (role status). */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const { Icon, look, role } = tones[tone];
  return (
    <div
      role={role}
      className={joinClassNames('flex gap-3 rounded-lg border-l-4 px-4 py-3', look, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <div className="grid min-w-0 grow gap-1 text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-base">{children}</div> : null}
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
    </div>
  );
}
