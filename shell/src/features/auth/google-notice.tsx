import { Notice } from '@landsea/ui/notice';
import { useSession } from '@landsea/web-kit';
import { googleMessage } from '../../session/google-messages';
import { isEntrance, useGoogleOutcome } from '../../session/google-outcome';

/** Why somebody who went to Google is back at the sign-in page. */
export function GoogleNotice() {
  const outcome = useGoogleOutcome();
  const { status } = useSession();
  if (!outcome || (isEntrance(outcome) && status !== 'anonymous')) return null;
  const { title, description, tone } = googleMessage(isEntrance(outcome) ? 'lost' : outcome);
  return (
    <Notice tone={tone} title={title} className="mb-6">
      {description}
    </Notice>
  );
}
