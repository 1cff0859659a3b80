import type { ReactNode } from 'react';
import { joinClassNames } from './class-names';

const notes = {
  account: {
    lead: 'By creating an account, you agree to the',
    link: ['/privacy', 'Privacy'],
    end: 'explains what we store.',
  },
  payment: {
    lead: 'By paying, you agree to the',
    link: ['/refunds', 'Refunds'],
    end: 'explains when you get your money back.',
  },
} as const;

export function LegalNote({ about, className }: { about: keyof typeof notes; className?: string }) {
  const { lead, link, end } = notes[about];
  const [path, label] = link;
  return (
    <p className={joinClassNames('text-sm text-muted', className)}>
      {lead} <Text path="/terms">Terms</Text>. <Text path={path}>{label}</Text> {end}
    </p>
  );
}

function Text({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      className="text-sea underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
