import { Navigate, useSearchParams } from 'react-router-dom';
import { placeBeforePayment } from '../../billing-data/after-payment';

export function PaymentCanceledPage() {
  const [query] = useSearchParams();
  return <Navigate to={placeBeforePayment(query.get('trip_id'))} replace />;
}
