import type { BillingDocument } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatMoney } from '@landsea/web-kit';
import { Download, ExternalLink } from 'lucide-react';
import { useGetDocumentsQuery } from '../../billing-data/billing-api';
import { formatDay } from '../../billing-data/billing-labels';
import { billingMessages } from './billing-messages';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const kinds = { invoice: 'Invoice', receipt: 'Receipt' } as const;

function Paper({ paper, now }: { paper: BillingDocument; now: Date }) {
  const what = `${kinds[paper.kind].toLowerCase()} of ${formatDay(paper.issuedAt, now)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">{paper.description}</p>
        <p className="text-sm text-muted tabular-nums">
          {kinds[paper.kind]}, {formatDay(paper.issuedAt, now)}
        </p>
      </div>
      <p className="font-semibold tabular-nums">{formatMoney(paper.amountCents)}</p>
      <div className="flex w-44 gap-1">
        <Button asChild size="sm" variant="quiet" icon={<ExternalLink {...icon} />}>
          <a href={paper.url} target="_blank" rel="noreferrer">
            {billingMessages.openDocument}
            <span className="sr-only"> {what}, opens in a new tab</span>
          </a>
        </Button>
        {paper.pdfUrl ? (
          <Button asChild size="sm" variant="quiet" icon={<Download {...icon} />}>
            <a href={paper.pdfUrl} download>
              {billingMessages.downloadDocument}
              <span className="sr-only"> of the {what}</span>
            </a>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** A failure stays in this section: the active plans are known without it. */
export function DocumentsSection({ now }: { now: Date }) {
  const { data, isError, isFetching, refetch } = useGetDocumentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const again = (
    <Button size="sm" busy={isFetching} busyLabel="Trying..." onClick={() => void refetch()}>
      Try Again
    </Button>
  );
  if (data) {
    const { documents, missing } = data;
    return (
      <div className="grid gap-4">
        {missing.length > 0 ? <Notice action={again}>{billingMessages.documentsMissing}</Notice> : null}
        {documents.length === 0 && missing.length === 0 ? (
          <p className="text-muted">{billingMessages.noDocuments}</p>
        ) : null}
        <ul>
          {documents.map((paper) => (
            <Paper key={paper.id} paper={paper} now={now} />
          ))}
        </ul>
      </div>
    );
  }
  if (isError) {
    return (
      <Notice tone="error" action={again}>
        {billingMessages.documentsFailed}
      </Notice>
    );
  }
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
