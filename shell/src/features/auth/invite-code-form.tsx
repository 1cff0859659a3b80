import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export function InviteCodeForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed) void navigate(`/invite/redeem?code=${encodeURIComponent(typed)}`);
    else setError('Enter the code from your invitation');
  };
  return (
    <form method="post" noValidate onSubmit={redeem} className="grid gap-3 border-t border-hairline pt-5">
      <TextField
        label="Invite code (optional)"
        hint="It is in the invitation that your agent sent you."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">Redeem</Button>
    </form>
  );
}
