import { SendSuggestion, type SuggestionTopic } from '@landsea/contracts/outreach';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { useSession } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { MessageSent } from '../form/message-sent';
import { useFormGuard } from '../form/use-form-guard';
import { useRequestKey } from '../form/use-request-key';
import { useSendSuggestionMutation } from '../outreach-api';
import { suggestionsContent as content } from './suggestions-content';

const { email, message, topic } = SendSuggestion.shape;
/** An empty field is no address. */
const Asked = z.object({
  topic,
  message,
  email: z.pipe(
    z.transform((typed: unknown) => (typed === '' ? null : typed)),
    email,
  ),
});
const idea: SuggestionTopic = 'idea';

export function SuggestionForm() {
  const { user } = useSession();
  const { trap, passed } = useFormGuard();
  const keyFor = useRequestKey();
  const [send] = useSendSuggestionMutation();
  const [sent, setSent] = useState<{ copySent: boolean }>();
  const { form, values, field, choice, submit, failure, isBusy } = useZodForm(Asked, {
    topic: idea,
    message: '',
    email: '',
  });
  const own = user && !user.isDemo ? user.email : undefined;
  useEffect(() => {
    if (own && !form.getValues('email')) form.setValue('email', own);
  }, [own, form]);

  const sendSuggestion = submit(async (suggestion) => {
    const idempotencyKey = keyFor(suggestion);
    const { data, error } = await send({ body: { ...suggestion, ...(await passed()) }, idempotencyKey });
    if (!data) return callFailure(error);
    setSent(data);
    form.resetField('message');
    return undefined;
  });

  if (sent)
    return (
      <MessageSent title={content.sentTitle}>
        <p className="text-base text-muted">
          {content.sentText} {sent.copySent ? content.copySent : null}
        </p>
        <Button className="justify-self-start" onClick={() => setSent(undefined)}>
          {content.another}
        </Button>
      </MessageSent>
    );

  const { value, onValueChange } = choice('topic');
  return (
    <form
      method="post"
      noValidate
      onSubmit={sendSuggestion}
      aria-label={content.title}
      className="grid gap-5"
    >
      {trap}
      <Segmented
        label={content.topicLabel}
        showLabel
        options={content.topics}
        value={value}
        onValueChange={onValueChange}
      />
      <TextAreaField {...field('message')} label={content.messageLabels[values.topic]} rows={6} />
      <TextField
        {...field('email')}
        label={content.emailLabel}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FailureText>{failure?.message}</FailureText>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={content.sending}>
          {content.send}
        </Button>
        <p className="text-sm text-muted">
          <Link to="/privacy" className="text-sea underline underline-offset-4">
            How we handle your data
          </Link>
        </p>
      </div>
    </form>
  );
}
