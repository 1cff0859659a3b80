import { MESSAGE_DAYS, SendContactMessage, type ContactTopic } from '@landsea/contracts/outreach';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { useSession } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { MessageSent } from '../form/message-sent';
import { useFormGuard } from '../form/use-form-guard';
import { useRequestKey } from '../form/use-request-key';
import { useSendContactMessageMutation } from '../outreach-api';
import { contactContent as content } from './contact-content';

const { website: _trap, secondsOpen: _time, ...asked } = SendContactMessage.shape;
const Asked = z.object(asked);
const empty: { topic: ContactTopic; name: string; email: string; message: string } = {
  topic: 'question',
  name: '',
  email: '',
  message: '',
};

/** The text stays until it has arrived. */
export function ContactForm() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const { trap, passed } = useFormGuard();
  const keyFor = useRequestKey();
  const [send] = useSendContactMessageMutation();
  const { form, values, field, choice, submit, failure, isBusy } = useZodForm(Asked, empty);
  const [sent, setSent] = useState<{ email: string; copySent: boolean }>();

  // A prerendered page's first render is the same for everybody.
  const about = content.topicOf.get(query.get('about'));
  useEffect(() => {
    if (about) form.setValue('topic', about);
  }, [about, form]);
  const own = user && !user.isDemo ? user : undefined;
  useEffect(() => {
    if (!own) return;
    if (!form.getValues('name')) form.setValue('name', `${own.firstName} ${own.lastName}`);
    if (!form.getValues('email')) form.setValue('email', own.email);
  }, [own, form]);

  const sendMessage = submit(async (message) => {
    const idempotencyKey = keyFor(message);
    const { data, error } = await send({ body: { ...message, ...(await passed()) }, idempotencyKey });
    if (!data) return callFailure(error);
    setSent({ email: message.email, copySent: data.copySent });
    form.resetField('message');
    return undefined;
  });

  if (sent)
    return (
      <MessageSent title={content.sentTitle}>
        <p className="text-base text-muted wrap-anywhere">
          {content.sentText(sent.email)} {sent.copySent ? content.copySent : null}
        </p>
        <Button className="justify-self-start" onClick={() => setSent(undefined)}>
          {content.another}
        </Button>
      </MessageSent>
    );

  const { onValueChange, ...chosen } = choice('topic');
  return (
    <form method="post" noValidate onSubmit={sendMessage} aria-label={content.title} className="grid gap-5">
      {trap}
      <SelectField
        {...chosen}
        label={content.topicLabel}
        options={content.topics}
        onValueChange={(value) => onValueChange(value as ContactTopic)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextAreaField
        {...field('message')}
        label={content.messageLabel}
        hint={content.messageHints[values.topic]}
        rows={6}
      />
      <FailureText>{failure?.message}</FailureText>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={content.sending}>
          {content.send}
        </Button>
        <p className="min-w-0 basis-60 grow text-sm text-muted">
          {content.privacyNote(MESSAGE_DAYS)}{' '}
          <Link to="/privacy" className="text-sea underline underline-offset-4">
            How we handle your data
          </Link>
        </p>
      </div>
    </form>
  );
}
