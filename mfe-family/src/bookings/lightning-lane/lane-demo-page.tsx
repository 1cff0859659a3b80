import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { toApiError } from '@landsea/web-kit';
import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { Page } from '../../trip-frame/page/page';
import { Calculator } from './demo/calculator';
import { useLaneCatalogue } from '../../catalogue/api/lane-catalogue';
import { RulesExplained } from './rules-explained';
import { noteChecked } from '../../catalogue/lists/checked-note';

const skeleton = <ListSkeleton busy="Loading your Lightning Lanes" />;

export function LightningLaneDemoPage() {
  const { catalogue, error, refetch } = useLaneCatalogue();
  if (!catalogue && !error) return skeleton;
  return (
    <Page>
      <PageHeader
        title="Is a Lightning Lane worth it?"
        lead="Set your day. See the minutes saved, what an hour costs, and what to book first."
      />
      {catalogue ? (
        <>
          <Calculator catalogue={catalogue} />
          <RulesExplained />
          <p className="pt-4 text-sm text-muted">
            Waits and prices are typical. {noteChecked(catalogue.calendar)} Verify in the official app.
          </p>
        </>
      ) : (
        <ErrorState
          title="The calculator could not be loaded"
          text={toApiError(error).message}
          onRetry={refetch}
        />
      )}
    </Page>
  );
}
