import type { WorkflowTask } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetTaskMessageQuery, useSendTaskMessageMutation } from './task-messages-api';
import { getWriteLink } from './write-link';

interface MessageToSendProps {
  task: Pick<WorkflowTask, 'id' | 'message'>;
  tripId: string;
  clientId: string;
  onSent?: () => void;
  children?: ReactNode;
}

/** The message as it leaves, and one tap that sends exactly this text. */
export function MessageToSend({ task, tripId, clientId, onSent, children }: MessageToSendProps) {
  const of = { tripId, taskId: task.id };
  const { data: message, error } = useGetTaskMessageQuery(of, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, error: refused }] = useSendTaskMessageMutation();
  if (error && !message) return <p className="py-2 text-sm text-berry">{toApiError(error).message}</p>;
  if (!message) return <Skeleton className="my-2 h-24" />;
  const { title, body, firstName, missing, sentAt, problem, sendsOn } = message;
  const write = getWriteLink({ clientId, tripId, templateId: task.message?.templateId ?? '' });
  const sendNow = async () => {
    const { error: failed } = await send({ ...of, body });
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
      {body ? (
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
        ) : missing.length > 0 || !body ? (
          <Button asChild size="sm" variant="primary">
            <Link to={write}>Fill it in and send</Link>
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
            <Button asChild size="sm" variant="quiet">
              <Link to={write}>Change it first</Link>
            </Button>
          </>
        )}
        {children}
      </div>
    </div>
  );
}
