import { Button } from '@landsea/ui/button';
import { answerMeasurement, useMeasurement } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useAnalyticsScript } from './use-analytics-script';

export const measurementMessages = {
  question: 'May we count your visits? It helps us see which pages work.',
  more: 'What is counted',
  no: 'No',
  yes: 'Yes',
} as const;

/** Draws nothing without a configured script, or when the browser refuses tracking. */
export function MeasurementLine() {
  const measurement = useMeasurement();
  useAnalyticsScript(measurement);
  if (measurement !== 'undecided') return null;
  return (
    <section
      aria-label="Measurement"
      className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-20 border-t border-hairline bg-surface shadow-float print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <p className="min-w-0 grow basis-64 text-sm text-ink">
          {measurementMessages.question}{' '}
          <Link to="/privacy#measurement" className="text-sea underline underline-offset-4">
            {measurementMessages.more}
          </Link>
        </p>
        <div className="flex gap-2">
          <Button size="sm" onClick={() => answerMeasurement(false)}>
            {measurementMessages.no}
          </Button>
          <Button size="sm" onClick={() => answerMeasurement(true)}>
            {measurementMessages.yes}
          </Button>
        </div>
      </div>
    </section>
  );
}
