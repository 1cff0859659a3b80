import { getSiteConfig, type MeasurementConsent } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';

const secrets = ['token', 'session_id'];

const reloadPage = () => {
  window.location.reload();
};

/**
 * Loads the configured script after consent, on a page whose address holds no secret. A running script cannot
 * be stopped, so withdrawing consent reloads the page.
 */
export const useAnalyticsScript = (measurement: MeasurementConsent, reload = reloadPage): void => {
  const { search } = useLocation();
  const { token } = useParams();
  const isLoaded = useRef(false);
  const holdsSecret = token !== undefined || secrets.some((name) => new URLSearchParams(search).has(name));
  useEffect(() => {
    const { analyticsScriptUrl } = getSiteConfig();
    if (measurement === 'no' && isLoaded.current) reload();
    if (measurement !== 'yes' || !analyticsScriptUrl || holdsSecret || isLoaded.current) return;
    isLoaded.current = true;
    const script = document.createElement('script');
    script.src = analyticsScriptUrl;
    script.async = true;
    document.head.append(script);
  }, [measurement, holdsSecret, reload]);
};
