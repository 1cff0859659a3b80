import { LegalPage } from './legal-page';
import { MeasurementChoice } from './measurement-choice';
import { privacy } from './privacy';

export function PrivacyPage() {
  return (
    <LegalPage document={privacy}>
      <MeasurementChoice />
    </LegalPage>
  );
}
