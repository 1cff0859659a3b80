import { CollaboratorRole } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { fieldErrorsOf, notify } from '@landsea/web-kit';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useInviteMutation } from '../../trip/api/sharing-api';
import { roleOptions } from './sharing-messages';

/** Asks somebody by mail; what was typed stays until the letter is on its way. */
export function InviteForm({ tripId, onBlocked }: { tripId: string; onBlocked: (() => void) | undefined }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CollaboratorRole>('editor');
  const [seesMoney, setSeesMoney] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [invite, { isLoading }] = useInviteMutation();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (onBlocked) return onBlocked();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return refuse('Enter an email address');
    const { data, error } = await invite({ tripId, asked: { email: email.trim(), role, seesMoney } });
    if (error) {
      const { email: wrong } = fieldErrorsOf(error);
      return wrong ? refuse(wrong) : undefined;
    }
    setEmail('');
    notify({
      title: 'Invitation sent',
      description: `To ${data.email}. It works for 7 days.`,
      tone: 'success',
    });
  };

  return (
    <form
      noValidate
      aria-label="Invite somebody"
      className="grid gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          ref={field}
          label="Email address"
          type="email"
          autoComplete="off"
          value={email}
          maxLength={254}
          error={problem}
          onChange={({ target }) => {
            setEmail(target.value);
            setProblem(undefined);
          }}
        />
        <SelectField
          label="What they may do"
          options={roleOptions}
          value={role}
          onValueChange={(value) => setRole(CollaboratorRole.parse(value))}
        />
      </div>
      <SwitchField
        label="May see money"
        hint="Budget, expenses and savings. Without it they are not there for this person."
        checked={seesMoney}
        onCheckedChange={setSeesMoney}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={isLoading}
        busyLabel="Sending…"
        icon={<Send aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Send invitation
      </Button>
    </form>
  );
}
