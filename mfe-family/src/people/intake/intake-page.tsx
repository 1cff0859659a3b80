import { toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { LinkFailure, LinkLoading, LinkPage } from '../../trip-frame/page/link-page';
import { useOpenIntakeQuery } from './intake-api';
import { ConfirmAddress, IntakeDone } from './intake-end';
import { IntakeForm } from './intake-form';
import { keepDraft, readKeptDraft } from './kept-draft';

const loading = (
  <LinkLoading
    label="Opening the form"
    className="max-w-xl gap-5 pt-10"
    blocks={['h-2 w-full', 'h-10 w-3/4', 'h-28 w-full']}
  />
);

function OpenForm({ linkToken }: { linkToken: string }) {
  // A form that was begun in this browser goes on, whichever link opened it.
  const [token, setToken] = useState(() => readKeptDraft(linkToken)?.token ?? linkToken);
  const { data: page, error, refetch } = useOpenIntakeQuery(token);
  usePageBrand(page?.brand);
  const isGone = token !== linkToken && error !== undefined && toApiError(error).code === 'NOT_FOUND';
  const isOver = isGone || page?.state === 'sent';
  useEffect(() => {
    if (isOver) keepDraft(linkToken, undefined);
    if (isGone) setToken(linkToken);
  }, [isGone, isOver, linkToken]);
  if (page)
    return (
      <>
        <title>{`${page.title} | ${page.brand?.name ?? 'Landsea'}`}</title>
        {page.state === 'confirm' ? (
          <ConfirmAddress token={token} page={page} />
        ) : page.state === 'sent' ? (
          <IntakeDone page={page} confirmsEmail={false} />
        ) : (
          <IntakeForm linkToken={linkToken} page={page} />
        )}
      </>
    );
  if (!error || isGone) return loading;
  return (
    <LinkFailure
      error={error}
      title="The form didn’t open"
      unknown="It expired, or your agent turned it off. Ask your agent for a new one."
      home="Go to Landsea"
      onRetry={refetch}
    />
  );
}

export function IntakePage() {
  return (
    <LinkPage path="/f" loading={loading}>
      {(token) => <OpenForm key={token} linkToken={token} />}
    </LinkPage>
  );
}
