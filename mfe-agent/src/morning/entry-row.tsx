import type { MorningEntry } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { isDueByDay } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWindowCountdown } from '../frame/coming-windows';
import { formatBooked, toEntryKey, formatMinuteText } from './morning-labels';

interface EntryRowProps {
  entry: MorningEntry;
  now: Date;
  isChosen: boolean;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

export const getRowId = (key: string): string => `morning-${key.replaceAll(/[^\w-]/g, '_')}`;

const wishesText = ({ wishes, booked = 0, type }: MorningEntry): string => {
  if (type === 'due') return '';
  if (wishes === 0) return booked > 0 ? formatBooked(booked, wishes) : 'no wishes yet';
  return [formatCount(wishes, 'wish', 'wishes'), booked > 0 ? formatBooked(booked, wishes) : '']
    .filter(Boolean)
    .join(', ');
};

const toneOf = ({ wishes, booked = 0 }: MorningEntry): 'neutral' | 'palm' | 'coral' => {
  if (wishes > 0) return 'neutral';
  return booked > 0 ? 'palm' : 'coral';
};

export function EntryRow({ entry, now, isChosen, isOpen, onOpen, children }: EntryRowProps) {
  const key = getRowId(toEntryKey(entry));
  const wishes = wishesText(entry);
  return (
    <li
      id={key}
      className={`scroll-mt-24 px-4 first:rounded-t-card last:rounded-b-card sm:px-5 ${isChosen ? (isOpen ? 'border-l-4 border-l-sea' : 'bg-sea-soft') : ''}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${key}-panel`}
        onClick={() => onOpen(!isOpen)}
        className="grid w-full cursor-pointer grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-3 text-left sm:grid-cols-[7rem_1fr_auto]"
      >
        <span className="font-semibold whitespace-nowrap tabular-nums max-sm:text-sm">
          {formatMinuteText(entry, now)}
          {isDueByDay(entry) ? null : <span className="font-normal text-muted"> ET</span>}
        </span>
        <span className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
          <span className="block font-semibold wrap-anywhere">{entry.clientName}</span>
          <span className="block wrap-anywhere text-muted">{entry.title}</span>
        </span>
        <span className="flex flex-wrap items-center justify-end gap-2">
          {wishes ? <Badge tone={toneOf(entry)}>{wishes}</Badge> : null}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums max-md:hidden">
            {new Date(entry.at) > now ? formatWindowCountdown({ ...entry, opensAt: entry.at }, now) : ''}
          </span>
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className={`shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
          />
        </span>
      </button>
      <div id={`${key}-panel`}>{isOpen ? children : null}</div>
    </li>
  );
}
