import { Button } from '@landsea/ui/button';
import { answerMeasurement, useMeasurement, type MeasurementConsent } from '@landsea/web-kit';
import { LegalPage } from './legal-page';
import { privacy } from './privacy';

const standing: Record<Exclude<MeasurementConsent, 'off'>, string> = {
  refused: 'Your browser sends Global Privacy Control, so we do not measure your visits.',
  undecided: 'You have not answered yet, so we do not measure your visits.',
  yes: 'You allowed us to measure your visits in this browser.',
  no: 'You asked us not to measure your visits in this browser.',
};

function MeasurementChoice() {
  const measurement = useMeasurement();
  if (measurement === 'off') return null;
  return (
    <section
      id="your-choice"
      aria-labelledby="your-choice-title"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="your-choice-title" className="text-xl text-ink">
        Your choice about measurement
      </h2>
      <p role="status" className="text-base text-muted">
        {standing[measurement]}
      </p>
      {measurement === 'refused' ? null : (
        <div className="flex flex-wrap gap-3">
          {measurement === 'no' ? null : (
            <Button onClick={() => answerMeasurement(false)}>Do not measure</Button>
          )}
          {measurement === 'yes' ? null : (
            <Button onClick={() => answerMeasurement(true)}>Allow measuring</Button>
          )}
        </div>
      )}
    </section>
  );
}

export function PrivacyPage() {
  return (
    <LegalPage document={privacy}>
      <MeasurementChoice />
    </LegalPage>
  );
}
