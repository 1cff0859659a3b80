import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError, notify } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readGoogleLinkOutcome } from '../google-link-outcome';
import { useUnlinkGoogleMutation } from '../settings-api';
import { settingsMessages } from '../settings-messages';
import type { SectionProps } from './section-props';

function Method({ name, isOn, children }: { name: string; isOn: boolean; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex items-center gap-3">
        <span className="font-medium">{name}</span>
        <Badge tone={isOn ? 'palm' : 'neutral'}>{isOn ? 'On' : 'Not set up'}</Badge>
      </span>
      {children}
    </li>
  );
}

/** One way to sign in always remains. */
export function SignInSection({ user }: SectionProps) {
  const [unlinkGoogle, { isLoading }] = useUnlinkGoogleMutation();
  const unlink = async () => {
    const { error } = await unlinkGoogle();
    if (error) notify({ title: toApiError(error).message, tone: 'error' });
    else notify({ title: settingsMessages.googleUnlinked, tone: 'success' });
  };
  const isOnlyWay = user.googleLinked && !user.hasPassword;
  const outcome = readGoogleLinkOutcome(useLocation().search);
  return (
    <div className="grid max-w-xl gap-4">
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <ul className="divide-y divide-hairline">
        <Method name="Email and password" isOn={user.hasPassword}>
          <Button asChild size="sm">
            <Link to={{ hash: 'password' }}>{user.hasPassword ? 'Change password' : 'Set a password'}</Link>
          </Button>
        </Method>
        <Method name="Google" isOn={user.googleLinked}>
          {user.googleLinked ? (
            <Button
              size="sm"
              busy={isLoading}
              busyLabel="Unlinking..."
              disabled={isOnlyWay || user.isDemo}
              aria-describedby={isOnlyWay ? 'google-only' : undefined}
              onClick={() => void unlink()}
            >
              Unlink Google
            </Button>
          ) : user.isDemo ? null : (
            <Button asChild size="sm">
              <a href="/auth/google?link=1">Link Google</a>
            </Button>
          )}
        </Method>
      </ul>
      {isOnlyWay ? (
        <p id="google-only" className="text-muted">
          Google is your only way to sign in. Set a password before you unlink it.
        </p>
      ) : null}
    </div>
  );
}
