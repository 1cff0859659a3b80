import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { useNavigate } from 'react-router-dom';
import { PaymentSection } from './payment-section';
import { previewClaimMessages as messages } from './preview-claim-messages';

/** The gateway redirects here while billing is away, and knows no trip. */
export function CheckoutAway() {
  const navigate = useNavigate();
  return (
    <PaymentSection>
      <Horizon progress={0.85} size="md" className="w-full" />
      <h1 className="text-3xl">{messages.awayTitle}</h1>
      <p role="alert" className="text-lg text-muted">
        {messages.away}
      </p>
      <Button variant="primary" onClick={() => void navigate(-1)}>
        {messages.back}
      </Button>
    </PaymentSection>
  );
}
