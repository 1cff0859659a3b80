import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import type { WalkResult } from './use-payment-walk';
import type { WalkStep } from './walk-steps';

function Result({ result: { call, answer, wrong } }: { result: WalkResult }) {
  return (
    <div role="status" className="mt-3 grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={wrong === undefined ? 'palm' : 'berry'}>
          {wrong === undefined ? 'As expected' : 'Not as expected'}
        </Badge>
        {wrong}
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-mono text-sm wrap-anywhere text-muted">
          {call.method} {call.url}
        </summary>
        <pre
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-lg bg-sea-soft p-4 font-mono text-sm text-ink"
        >
          {JSON.stringify({ sent: call.body, answered: answer }, null, 2)}
        </pre>
      </details>
    </div>
  );
}

export function WalkStepView({
  step,
  result,
  isNext,
  busy,
  checkoutUrl,
  onTake,
}: {
  step: WalkStep;
  result: WalkResult | undefined;
  isNext: boolean;
  busy: boolean;
  checkoutUrl: string | undefined;
  onTake: () => void;
}) {
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="border-t border-hairline py-5 first:border-t-0 first:pt-0"
    >
      <h2 className="font-display text-lg">{step.title}</h2>
      <p className="text-muted">{step.text}</p>
      {result ? <Result result={result} /> : null}
      {isNext ? (
        <div className="mt-3 flex flex-wrap gap-3">
          {checkoutUrl ? (
            <Button asChild variant="secondary">
              <a href={checkoutUrl} target="_blank" rel="noreferrer">
                Open the payment page<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Button>
          ) : null}
          <Button variant="primary" busy={busy} busyLabel="Asking..." onClick={onTake}>
            {result ? 'Try this step again' : 'Take this step'}
            <span className="sr-only"> ({step.title})</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
