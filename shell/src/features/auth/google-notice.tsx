import { Notice } from '@landsea/ui/notice';
import { useSession } from '@landsea/web-kit';
import { getGoogleMessage } from './google-messages';
import { isEntrance, useGoogleOutcome } from './google-outcome';

export function GoogleNotice() {
  const outcome = useGoogleOutcome();
  const { status } = useSession();
  if (!outcome || (isEntrance(outcome) && status !== 'anonymous')) return null;
  const message = getGoogleMessage(isEntrance(outcome) ? 'lost' : outcome);
  return message ? (
    <Notice tone={message.tone} title={message.title} className="mb-6">
      {message.description}
    </Notice>
  ) : null;
}
