import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { toApiError } from '@landsea/web-kit';
import { Link, useParams } from 'react-router-dom';
import { useEndSubscriptionMutation } from '../outreach-api';
import { LinkPage } from './link-page';
import { newsletterContent as content } from './newsletter-content';

export function NewsletterEndPage() {
  const { token = '' } = useParams();
  const [end, { isLoading, isSuccess, error }] = useEndSubscriptionMutation();
  const failed = error && toApiError(error);
  if (isSuccess)
    return (
      <LinkPage title={content.endedTitle}>
        <p role="status" className="text-lg text-muted">
          {content.endedText}
        </p>
        <Button asChild>
          <Link to="/">{content.homeLink}</Link>
        </Button>
      </LinkPage>
    );
  return (
    <LinkPage title={failed ? content.endFailed : content.endTitle}>
      <p className="text-lg text-muted">{content.endText}</p>
      <FailureText>{failed?.message}</FailureText>
      <Button
        variant="primary"
        size="lg"
        busy={isLoading}
        busyLabel={content.ending}
        onClick={() => void end({ token })}
      >
        {content.endButton}
      </Button>
    </LinkPage>
  );
}
