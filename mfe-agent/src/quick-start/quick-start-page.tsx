import type { QuickStart } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, useSession } from '@landsea/web-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SendConfirmationButton } from '../frame/send-confirmation-button';
import { useAddSampleMutation, useGetQuickStartQuery, useRemoveSampleMutation } from './quick-start-api';
import { findNextStep, listSteps, type ShownStep } from './quick-start-steps';

export function QuickStartPage() {
  const {
    data: start,
    error,
    refetch,
  } = useGetQuickStartQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <>
      <PageHeader
        title="Quick start"
        lead={start ? leadText(start.done.length) : 'Five steps from a new account to a working morning.'}
      />
      {error && !start ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !start ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
          <Steps start={start} />
          <SampleCard start={start} />
        </div>
      )}
    </>
  );
}

const leadText = (done: number): string =>
  done === 5 ? 'All five are done. You’re ready!' : `${done} of 5 done.`;

function Steps({ start }: { start: QuickStart }) {
  const next = findNextStep(start);
  return (
    <ol className="grid">
      {listSteps(start).map((shown, index) => (
        <Step
          key={shown.step}
          shown={shown}
          number={index + 1}
          isDone={start.done.includes(shown.step)}
          isNext={shown.step === next}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  shown: ShownStep;
  number: number;
  isDone: boolean;
  isNext: boolean;
}

function Step({ shown: { step, title, text, link }, number, isDone, isNext }: StepProps) {
  const { user } = useSession();
  const isUnconfirmed = step === 'profile' && user?.emailVerified === false;
  return (
    <li
      className="flex gap-4 border-t border-hairline py-5 first:border-t-0"
      aria-current={isNext ? 'step' : undefined}
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full font-display text-xl ${isDone ? 'bg-palm-soft text-palm' : isNext ? 'bg-sea text-on-sea' : 'border border-edge text-muted'}`}
      >
        {isDone ? <Check aria-hidden size={20} strokeWidth={1.75} /> : <span aria-hidden>{number}</span>}
        <span className="sr-only">{isDone ? 'Done' : 'To do'}</span>
      </span>
      <div className="grid min-w-0 grow gap-1">
        <h2 className="font-display text-xl text-ink">{title}</h2>
        <p className="max-w-prose text-muted">{text}</p>
        {isDone ? null : (
          <div className="pt-2">
            {isUnconfirmed ? (
              <SendConfirmationButton email={user.email} label="Send me the confirmation email" size="sm" />
            ) : (
              <StepLink link={link} isNext={isNext} />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function StepLink({ link, isNext }: { link: ShownStep['link']; isNext: boolean }) {
  if (!link.after)
    return (
      <Button asChild variant={isNext ? 'primary' : 'secondary'} size="sm">
        <Link to={link.to}>{link.label}</Link>
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Button size="sm" disabled>
        {link.label}
      </Button>
      <span className="text-sm text-muted">{link.after}</span>
    </span>
  );
}

function SampleCard({ start: { sampleId } }: { start: QuickStart }) {
  const [addSample, adding] = useAddSampleMutation();
  const [removeSample, removing] = useRemoveSampleMutation();
  return (
    <Card aria-labelledby="sample" className="grid gap-3 max-lg:order-first">
      <CardTitle id="sample">Try a morning</CardTitle>
      <p className="text-muted">
        {sampleId
          ? 'The Riveras are a sample: a trip whose tables open today. They don’t count toward your limit, and nobody gets an email.'
          : 'A sample family whose dining window opens today: two tables to book, with your keyboard. You can remove it anytime.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {sampleId ? (
          <>
            <Button asChild size="sm">
              <Link to="/app/agents/morning">Open their morning</Link>
            </Button>
            <Button asChild size="sm" variant="quiet">
              <Link to={`/app/agents/clients/${sampleId}`}>Open the sample</Link>
            </Button>
            <Button
              size="sm"
              variant="quiet"
              busy={removing.isLoading}
              busyLabel="Removing…"
              onClick={() => void removeSample()}
            >
              Remove the sample
            </Button>
          </>
        ) : (
          <Button size="sm" busy={adding.isLoading} busyLabel="Adding…" onClick={() => void addSample()}>
            Add a sample family
          </Button>
        )}
      </div>
    </Card>
  );
}
