import { LegalPage } from './legal-page';
import { terms } from './terms';

export const TermsPage = () => <LegalPage document={terms} />;
