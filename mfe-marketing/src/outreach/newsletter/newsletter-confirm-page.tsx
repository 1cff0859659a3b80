import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { toApiError } from '@landsea/web-kit';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useConfirmSubscriptionMutation } from '../outreach-api';
import { LinkPage } from './link-page';
import { newsletterContent as content } from './newsletter-content';
import { justConfirmed } from './thanks-page';

export function NewsletterConfirmPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [confirm, { isLoading, error }] = useConfirmSubscriptionMutation();
  const failed = error && toApiError(error);
  const isOver = failed?.code === 'TOKEN_INVALID';
  const press = async () => {
    const result = await confirm({ token });
    if (!result.error) void navigate('/thanks', { replace: true, state: justConfirmed });
  };
  return (
    <LinkPage title={isOver ? content.confirmFailed : content.confirmTitle}>
      {isOver ? null : <p className="text-lg text-muted">{content.confirmText}</p>}
      <FailureText>{failed?.message}</FailureText>
      {isOver ? (
        <Button asChild variant="primary" size="lg">
          <Link to="/newsletter">{content.subscribeAgain}</Link>
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          busy={isLoading}
          busyLabel={content.confirming}
          onClick={() => void press()}
        >
          {content.confirmButton}
        </Button>
      )}
    </LinkPage>
  );
}
