import type { WorkflowTask } from '@landsea/contracts/agents';
import { describeSending } from '@landsea/rules/agents';

interface TaskMessageLineProps {
  task: WorkflowTask;
  isPaused: boolean;
}

/** The message of an open task: when it leaves, or why it did not. */
export function TaskMessageLine({ task: { message, dueOn, doneAt }, isPaused }: TaskMessageLineProps) {
  if (!message || doneAt || message.sentAt) return null;
  if (message.problem) return <span className="text-ink">Not sent by itself: {message.problem}</span>;
  const text = describeSending(message.way, dueOn);
  if (!text) return null;
  return (
    <span className="font-medium text-sea">
      {message.way === 'auto' && isPaused ? 'Paused: it waits for your review' : text}
    </span>
  );
}
