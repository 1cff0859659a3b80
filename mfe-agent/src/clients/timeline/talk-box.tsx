import { Segmented } from '@landsea/ui/fields/segmented';
import { useState } from 'react';
import type { LastDone } from '../../frame/undo-bar';
import type { KnownClient } from '../household/known-client';
import { CallForm } from './call-form';
import { StepForm } from './step-form';
import { useDeleteCallMutation, useLogCallMutation } from './timeline-api';
import { WriteForm } from './write-form';

const ways = ['write', 'call', 'step'] as const;
const options = [
  { value: ways[0], label: 'Write' },
  { value: ways[1], label: 'Log a call' },
  { value: ways[2], label: 'Plan a step' },
];

interface TalkBoxProps {
  client: KnownClient;
  onDone: (done: LastDone) => void;
}

/** All three forms stay, so that nothing typed is lost on the way from one to another. */
export function TalkBox({ client, onDone }: TalkBoxProps) {
  const [way, setWay] = useState<(typeof ways)[number]>('write');
  const [log] = useLogCallMutation();
  const [remove] = useDeleteCallMutation();
  return (
    <div className="grid gap-4">
      <Segmented label="What do you want to do?" options={options} value={way} onValueChange={setWay} />
      <div hidden={way !== 'write'}>
        <WriteForm client={client} />
      </div>
      <div hidden={way !== 'call'}>
        <CallForm
          firstName={client.firstName}
          onSend={async (id, values) => {
            const { data, error } = await log({ clientId: client.id, call: { id, ...values } });
            if (data) onDone({ text: 'Call logged', undo: () => void remove(data.id) });
            return error;
          }}
        />
      </div>
      <div hidden={way !== 'step'}>
        <StepForm client={client} onDone={onDone} />
      </div>
    </div>
  );
}
