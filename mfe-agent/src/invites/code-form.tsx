import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useRef, useState, type FormEvent } from 'react';
import { inviteMessages } from './invite-messages';

export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) return onCode(code.trim());
    setError(inviteMessages.code.missing);
    input.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-4 text-left sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <TextField
        ref={input}
        label={inviteMessages.code.label}
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" className="sm:mt-7">
        {inviteMessages.code.button}
      </Button>
    </form>
  );
}
