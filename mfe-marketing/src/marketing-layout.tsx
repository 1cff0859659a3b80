import { AppScope } from '@landsea/ui/app-scope';
import { Outlet } from 'react-router-dom';
import { useExposure } from './experiments/use-exposure';
import { useStartClicks } from './experiments/use-start-clicks';

/** What all marketing pages stand in: the scope of our styles. */
export function MarketingLayout() {
  useExposure();
  return (
    <AppScope name="marketing">
      <div className="contents" onClickCapture={useStartClicks()}>
        <Outlet />
      </div>
    </AppScope>
  );
}
