import type { IntakeAnswer, IntakeProposal } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useDecideIntakeMutation } from '../frame/intake-forms/intake-api';

const differences: Readonly<Record<IntakeProposal['difference'], { text: string; tone: BadgeTone }>> = {
  new: { text: 'New', tone: 'palm' },
  same: { text: 'Same as yours', tone: 'neutral' },
  changed: { text: 'Different', tone: 'sun' },
  edited: { text: 'You changed it since', tone: 'coral' },
};
const states: Readonly<Record<Exclude<IntakeProposal['state'], 'open'>, string>> = {
  accepted: 'Taken over',
  kept: 'Kept here',
  refused: 'Left out',
};

const groupByPerson = (proposals: readonly IntakeProposal[]): [string, IntakeProposal[]][] => {
  const groups = new Map<string, IntakeProposal[]>();
  for (const proposal of proposals) {
    const name = proposal.personName ?? 'The trip and the household';
    groups.set(name, [...(groups.get(name) ?? []), proposal]);
  }
  return [...groups];
};

/** The family's words beside our record. What is new is taken at once; what differs is asked one by one. */
export function ProposalList({ answer: { id, proposals } }: { answer: IntakeAnswer }) {
  const [decide, { isLoading, error }] = useDecideIntakeMutation();
  const [asked, setAsked] = useState(0);
  const open = proposals.filter(({ state }) => state === 'open');
  const fresh = open.filter(({ difference }) => difference === 'new' || difference === 'same');
  const run = async (chosen: readonly IntakeProposal[], accept: boolean) => {
    const decisions = chosen.map((each) => ({ id: each.id, ours: each.ours, accept }));
    const { data } = await decide({ id, body: { decisions } });
    setAsked(data?.asked.length ?? 0);
  };
  return (
    <div className="grid gap-5">
      {open.length > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          {fresh.length > 0 ? (
            <Button variant="primary" busy={isLoading} onClick={() => void run(fresh, true)}>
              Take all new ({fresh.length})
            </Button>
          ) : null}
          <p className="text-base text-muted">
            {open.length > fresh.length
              ? `${formatCount(open.length - fresh.length, 'answer')} differ from your record: decide below.`
              : 'Nothing differs from your record.'}
          </p>
        </div>
      ) : (
        <p className="text-base text-muted">
          {proposals.length > 0 ? 'All decided.' : 'Nothing new: your record says the same.'}
        </p>
      )}
      {asked > 0 ? (
        <Notice tone="warning" title="Not taken yet">
          {formatCount(asked, 'answer')} could not be taken as they were, or your record changed while you
          were reading. Look again below.
        </Notice>
      ) : null}
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      {groupByPerson(proposals).map(([name, group]) => (
        <Card key={name} aria-label={name} role="region" className="grid gap-1">
          <CardTitle className="wrap-anywhere">{name}</CardTitle>
          <ul className="divide-y divide-hairline">
            {group.map((proposal) => (
              <li key={proposal.id}>
                <ProposalRow
                  {...{ proposal, isLoading }}
                  onDecide={(accept) => void run([proposal], accept)}
                />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

interface ProposalRowProps {
  proposal: IntakeProposal;
  isLoading: boolean;
  onDecide: (accept: boolean) => void;
}

function ProposalRow({ proposal, isLoading, onDecide }: ProposalRowProps) {
  const { label, theirs, ours, difference, state, isHealth } = proposal;
  const mark = differences[difference];
  return (
    <div className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {label}
          {state === 'open' ? <Badge tone={mark.tone}>{mark.text}</Badge> : null}
          {isHealth ? <Badge>Only you see this</Badge> : null}
        </p>
        <p className="text-base text-ink wrap-anywhere whitespace-pre-line">{theirs}</p>
      </div>
      <p className="min-w-0 text-base text-muted wrap-anywhere">
        {ours === null ? 'Nothing in your record' : `Your record: ${ours}`}
      </p>
      {state === 'open' ? (
        <div className="flex gap-2">
          <Button size="sm" disabled={isLoading} aria-label={`Take: ${label}`} onClick={() => onDecide(true)}>
            Take
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={isLoading}
            aria-label={`Leave out: ${label}`}
            onClick={() => onDecide(false)}
          >
            Leave out
          </Button>
        </div>
      ) : (
        <p className="text-sm font-semibold text-muted">{states[state]}</p>
      )}
    </div>
  );
}
