import { demoAgentAccount, type User } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { toApiError, notify, useLoginMutation } from '@landsea/web-kit';
import { signInFailure, welcomeBack } from './auth-messages';

const { email, password } = demoAgentAccount;

/** @param onSignedIn leads on, when the page does not do so itself. */
export function DemoAgentButton({
  hold,
  onSignedIn,
}: {
  hold?: (isHeld: boolean) => void;
  onSignedIn?: (user: User) => Promise<void>;
}) {
  const [login, { isLoading }] = useLoginMutation();
  const open = async () => {
    hold?.(true);
    const { data: user, error } = await login({ email, password });
    if (user) {
      notify(welcomeBack);
      return onSignedIn?.(user);
    }
    hold?.(false);
    notify({ title: 'Sign in failed', description: signInFailure(toApiError(error)), tone: 'error' });
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <Button busy={isLoading} busyLabel="Opening the demo…" onClick={() => void open()}>
        Login as demo agent
      </Button>
      <p className="text-center text-sm text-muted">
        Twelve clients, their trips, and a morning with work in it. Yours alone for a day.
      </p>
    </div>
  );
}
