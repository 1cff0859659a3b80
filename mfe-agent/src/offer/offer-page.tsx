import { usePageBrand } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../frame/link-token';
import { Loading, OfferBody, offerTitle } from './offer-body';
import { useOffer } from './use-offer';

function OpenOffer({ token }: { token: string }) {
  const offer = useOffer(token);
  usePageBrand(offer.page?.brand);
  return (
    <>
      {offer.page ? <title>{offerTitle(offer)}</title> : null}
      <OfferBody token={token} offer={offer} />
    </>
  );
}

/**
 * The offer in the shell, for a server or a browser without a signal that sends the shell instead of its own document.
 * `/q/:token` hands its token to this tab and redirects to `/q`, so that no screenshot, history list or copied address
 * contains it.
 */
export function OfferPage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/q', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = readLinkToken(location);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token || !kept ? <Loading /> : <OpenOffer key={kept} token={kept} />}
    </>
  );
}
