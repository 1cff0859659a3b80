import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { clientMarketingContent } from './client-marketing-content';

const redeemPath = (code: string): string =>
  code.trim() ? `/invite/redeem?code=${encodeURIComponent(code.trim())}` : '/invite/redeem';

/** Without a code the link leads to the page that asks for one. */
export function RedeemBox() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const { title, text, label, button } = clientMarketingContent.redeem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(redeemPath(code));
  };
  return (
    <form
      onSubmit={submit}
      aria-labelledby="redeem"
      className="grid gap-4 rounded-card border border-hairline border-t-4 border-t-sun bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="redeem" className="font-display text-xl text-ink">
          {title}
        </h2>
        <p className="text-base text-muted">{text}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <TextField
          label={label}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button asChild variant="primary">
          <Link to={redeemPath(code)}>{button}</Link>
        </Button>
      </div>
    </form>
  );
}
