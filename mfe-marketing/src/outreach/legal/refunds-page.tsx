import { LegalPage } from './legal-page';
import { refunds } from './refunds';

export const RefundsPage = () => <LegalPage document={refunds} />;
