import { SendTaskMessage, type WorkflowTask } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import { useState, type ReactNode } from 'react';
import { useGetTaskMessageQuery, useSendTaskMessageMutation } from './task-messages-api';

interface MessageToSendProps {
  task: Pick<WorkflowTask, 'id'>;
  tripId: string;
  onSent?: () => void;
  children?: ReactNode;
}

/** The message as it leaves, and one tap that sends exactly this text; changed in place, so that the task knows it. */
export function MessageToSend({ task, tripId, onSent, children }: MessageToSendProps) {
  const of = { tripId, taskId: task.id };
  const { data: message, error } = useGetTaskMessageQuery(of, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, error: refused }] = useSendTaskMessageMutation();
  const [typed, setTyped] = useState<string>();
  const [problemOfText, setProblemOfText] = useState<string>();
  if (error && !message) return <p className="py-2 text-sm text-berry">{toApiError(error).message}</p>;
  if (!message) return <Skeleton className="my-2 h-24" />;
  const { title, body, firstName, missing, sentAt, problem, sendsOn } = message;
  const isWriting = typed !== undefined && !sentAt;
  const write = (text: string) => {
    setTyped(text);
    setProblemOfText(undefined);
  };
  const sendNow = async () => {
    const text = SendTaskMessage.safeParse({ body: typed ?? body });
    if (!text.success) return setProblemOfText(text.error.issues[0]?.message);
    const { error: failed } = await send({ ...of, ...text.data });
    if (!failed) onSent?.();
  };
  return (
    <div className="grid gap-3">
      {problem && !sentAt ? (
        <p className="text-sm wrap-anywhere text-ink">
          <span className="font-semibold">{sendsOn ? 'It wouldn’t be sent: ' : 'Not sent by itself: '}</span>
          {problem}
        </p>
      ) : null}
      {!problem && missing.length > 0 && !sentAt ? (
        <p className="text-sm wrap-anywhere text-ink">
          <span className="font-semibold">Still empty: </span>
          {missing.join(', ')}
        </p>
      ) : null}
      {refused ? <Notice tone="error">{toApiError(refused).message}</Notice> : null}
      {isWriting ? (
        <TextAreaField
          label="Your message"
          rows={8}
          value={typed}
          error={problemOfText}
          onChange={({ target }) => write(target.value)}
        />
      ) : body ? (
        <blockquote
          aria-label={title}
          className="rounded-xl bg-paper px-4 py-3 text-sm wrap-anywhere whitespace-pre-line text-ink"
        >
          {body}
        </blockquote>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {sentAt ? (
          <p className="text-sm text-muted">Sent {formatDayOf(sentAt)}</p>
        ) : !isWriting && (missing.length > 0 || !body) ? (
          <Button size="sm" variant="primary" onClick={() => write(body)}>
            Fill it in and send
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="primary"
              busy={isLoading}
              busyLabel="Sending…"
              onClick={() => void sendNow()}
            >
              Send to {firstName}
              {sendsOn ? ' now' : ''}
            </Button>
            {isWriting ? null : (
              <Button size="sm" variant="quiet" onClick={() => write(body)}>
                Change it first
              </Button>
            )}
          </>
        )}
        {children}
      </div>
    </div>
  );
}
