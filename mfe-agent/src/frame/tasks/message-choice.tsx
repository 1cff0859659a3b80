import { messageWayNames, messageWays, type MessageWay, type TaskMessage } from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { useTemplates } from '../messages/use-templates';

interface MessageChoiceProps {
  message: TaskMessage | undefined;
  onChange: (message: TaskMessage | undefined) => void;
  error?: string | undefined;
}

const hints: Readonly<Record<MessageWay, string>> = {
  self: 'On its day, “Send” opens it filled in.',
  look: 'On its day it stands filled in your morning, and one tap sends it.',
  auto: 'At 6:30 AM on its day, your time. It waits for you instead if a field is still empty or the trip is off.',
};

export function MessageChoice({ message, onChange, error }: MessageChoiceProps) {
  const { templates, isReady } = useTemplates();
  const isGone = isReady && message && !templates.some(({ id }) => id === message.templateId);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Message to the client"
        value={message?.templateId ?? ''}
        error={error}
        options={[
          { value: '', label: 'None' },
          ...(message && !templates.some(({ id }) => id === message.templateId)
            ? [{ value: message.templateId, label: isGone ? 'A template that is gone' : 'Loading…' }]
            : []),
          ...templates.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onValueChange={(templateId) =>
          onChange(templateId ? { templateId, way: message?.way ?? 'self' } : undefined)
        }
      />
      {message ? (
        <SelectField
          label="How it’s sent"
          hint={hints[message.way]}
          value={message.way}
          options={messageWays.map((value) => ({ value, label: messageWayNames[value] }))}
          onValueChange={(way) => onChange({ ...message, way: way as MessageWay })}
        />
      ) : null}
    </div>
  );
}
