import { Subscribe } from '@landsea/contracts/outreach';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { TextField } from '@landsea/ui/fields/text-field';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MessageSent } from '../form/message-sent';
import { useFormGuard } from '../form/use-form-guard';
import { useSubscribeMutation } from '../outreach-api';
import { newsletterContent as content } from './newsletter-content';

const Asked = z.object({ email: Subscribe.shape.email });

/** The emailed link decides. The answer does not reveal who is on the list. */
export function NewsletterBox() {
  const { trap, passed } = useFormGuard();
  const [subscribe] = useSubscribeMutation();
  const [sentTo, setSentTo] = useState<string>();
  const { field, submit, failure, isBusy } = useZodForm(Asked, { email: '' });
  const send = submit(async ({ email }) => {
    const { error } = await subscribe({ email, ...(await passed()) });
    if (error) return callFailure(error);
    setSentTo(email);
    return undefined;
  });
  if (sentTo !== undefined)
    return (
      <MessageSent title={content.sentTitle}>
        <p className="text-base text-muted wrap-anywhere">{content.sentText(sentTo)}</p>
      </MessageSent>
    );
  return (
    <form method="post" noValidate onSubmit={send} aria-labelledby="newsletter-box" className="grid gap-4">
      {trap}
      <div className="grid gap-1">
        <h2 id="newsletter-box" className="font-display text-xl text-ink">
          {content.boxTitle}
        </h2>
        <p className="text-base text-muted">{content.boxText}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          {...field('email')}
          label={content.emailLabel}
          type="email"
          inputMode="email"
          autoComplete="email"
          className="grow basis-56"
        />
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={content.sending}
          className="sm:mt-6.5"
        >
          {content.button}
        </Button>
      </div>
      <FailureText>{failure?.message}</FailureText>
    </form>
  );
}
