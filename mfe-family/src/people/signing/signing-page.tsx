import type { SigningPage as Page } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { LinkFailure, LinkLoading, LinkPage } from '../../trip-frame/page/link-page';
import { AgreementView } from './agreement-view';
import { CopyButton } from './copy-button';
import { SignForm } from './sign-form';
import { useDeclineAgreementMutation, useOpenSigningQuery } from './signing-api';

function DeclineForm({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [decline, { isLoading, error }] = useDeclineAgreementMutation();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await decline({ token, reason });
    if (data) onDeclined();
  };
  if (!isOpen)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsOpen(true)}>
        I don’t want to sign
      </Button>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextAreaField
        label="What should change?"
        rows={3}
        value={reason}
        error={error ? getFieldErrors(error)['reason'] : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isLoading} busyLabel="One moment...">
          Decline
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Go back
        </Button>
      </div>
    </form>
  );
}

const endings: Readonly<Record<Exclude<Page['state'], 'open'>, { title: string; text: string }>> = {
  signed: {
    title: 'Signed. Thank you!',
    text: 'Your agent has it too, and an email with this link is on its way to you.',
  },
  declined: { title: 'You declined this one', text: 'Your agent knows, and will get back to you.' },
  void: {
    title: 'This isn’t needed anymore',
    text: 'Your agent withdrew it. If something new needs your signature, you’ll get another email.',
  },
  expired: { title: 'This link is too old', text: 'Ask your agent to send it again.' },
};

const loading = (
  <LinkLoading
    label="Opening the agreement"
    className="max-w-2xl gap-5 pt-10"
    blocks={['h-10 w-3/4', 'h-72 w-full']}
  />
);

function Ending({ page, token }: { page: Page & { state: keyof typeof endings }; token: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = endings[page.state];
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-5 py-10">
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl text-ink outline-none">
        {title}
      </h1>
      <p className="text-lg text-muted">{text}</p>
      {page.state === 'signed' ? <CopyButton token={token} /> : null}
      {page.content ? <AgreementView content={page.content} /> : null}
    </div>
  );
}

function ToSign({ page, token, onClosed }: { page: Page; token: string; onClosed: () => void }) {
  const [hasRead, setHasRead] = useState(false);
  const { agentName, agencyName, content } = page;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-7 px-5 py-10">
      <div className="grid gap-2">
        {agentName ? (
          <p className="text-base text-muted">
            From {agentName}
            {agencyName ? `, ${agencyName}` : ''}
          </p>
        ) : null}
        <h1 className="font-display text-3xl wrap-anywhere text-ink">{page.title}</h1>
        <p className="text-base text-muted">
          For {page.recipientName}. Read it to the end, then sign. No account needed, and never the number of
          a card.
        </p>
      </div>
      {content ? <AgreementView content={content} /> : null}
      {hasRead ? (
        <SignForm token={token} page={page} onSigned={onClosed} />
      ) : (
        <Button variant="primary" size="lg" onClick={() => setHasRead(true)}>
          I’ve read it to the end
        </Button>
      )}
      <DeclineForm token={token} onDeclined={onClosed} />
    </div>
  );
}

function OpenSigning({ token }: { token: string }) {
  const { data: page, error, refetch } = useOpenSigningQuery(token);
  usePageBrand(page?.brand);
  if (page) {
    const { state } = page;
    return (
      <>
        <title>{`${page.title} | ${page.brand?.name ?? 'Landsea'}`}</title>
        {state === 'open' ? (
          <ToSign page={page} token={token} onClosed={() => void refetch()} />
        ) : (
          <Ending page={{ ...page, state }} token={token} />
        )}
      </>
    );
  }
  if (!error) return loading;
  return (
    <LinkFailure
      error={error}
      title="The agreement didn’t open"
      unknown="There is a newer one, or a part of it is missing. Look for a later email, or ask your agent."
      onRetry={refetch}
    />
  );
}

export function SigningPage() {
  return (
    <LinkPage path="/sign" loading={loading}>
      {(token) => <OpenSigning key={token} token={token} />}
    </LinkPage>
  );
}
