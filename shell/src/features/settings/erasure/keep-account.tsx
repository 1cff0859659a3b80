import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError, notify } from '@landsea/web-kit';
import { useKeepAccountMutation } from '../settings-api';
import { settingsMessages } from '../settings-messages';

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

export function KeepAccount({ erasesAt }: { erasesAt: string }) {
  const [keepAccount, { isLoading }] = useKeepAccountMutation();
  const keep = async () => {
    const { error } = await keepAccount();
    if (error) notify({ title: toApiError(error).message, tone: 'error' });
    else notify({ title: settingsMessages.kept, description: settingsMessages.keptText, tone: 'success' });
  };
  return (
    <Notice
      tone="warning"
      title={`Your account will be deleted on ${dayOf(erasesAt)}`}
      action={
        <Button size="sm" busy={isLoading} busyLabel="Keeping..." onClick={() => void keep()}>
          Keep my account
        </Button>
      }
    >
      Everything in it is erased then. Until that day it works as before.
    </Notice>
  );
}
