import type { DrawnSignature, SigningAnswers, SigningAsk, SigningPage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { SignaturePad } from './signature-pad';
import { useSignAgreementMutation } from './signing-api';

interface SignFormProps {
  token: string;
  page: SigningPage;
  onSigned: () => void;
}

export function SignForm({ token, page, onSigned }: SignFormProps) {
  const [answers, setAnswers] = useState<SigningAnswers>({});
  const [name, setName] = useState('');
  const [lines, setLines] = useState<DrawnSignature>([]);
  const [sign, { isLoading, error }] = useSignAgreementMutation();
  const errors = error ? getFieldErrors(error) : {};
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const drawn = lines.length > 0 ? lines : null;
    const { contentHash } = page;
    const { data } = await sign({ token, contentHash, answers, name, drawn, hasRead: true });
    if (data) onSigned();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {page.asks.map((ask) => (
        <Ask
          key={ask.name}
          ask={ask}
          value={answers[ask.name] ?? ''}
          error={errors[`answers.${ask.name}`]}
          onChange={(value) => setAnswers({ ...answers, [ask.name]: value })}
        />
      ))}
      <TextField
        label="Your full name"
        hint="Typing your name here signs this, like a pen on paper."
        autoComplete="name"
        value={name}
        error={errors['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <SignaturePad lines={lines} onChange={setLines} />
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <Button type="submit" variant="primary" size="lg" busy={isLoading} busyLabel="Signing...">
        Sign
      </Button>
    </form>
  );
}

interface AskProps {
  ask: SigningAsk;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Ask({ ask: { label, options }, value, error, onChange }: AskProps) {
  if (options.length === 0)
    return (
      <TextField
        label={label}
        hint="Four digits only, never the whole number."
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <div className="grid gap-2">
      <Segmented label={label} showLabel options={options} value={value} onValueChange={onChange} />
      {error ? <p className="text-sm text-berry">{error}</p> : null}
    </div>
  );
}
