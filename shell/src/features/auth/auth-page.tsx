import { formatIdea, readTripIdea } from '@landsea/rules/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { LegalNote } from '@landsea/ui/legal-note';
import { Tabs } from '@landsea/ui/tabs';
import { api, formatMoney, getRememberedDestination, useSession } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Brand } from '../../frame/brand';
import { isEntrance, useGoogleOutcome } from './google-outcome';
import { AuthScene } from './auth-scene';
import { CreateAccountForm } from './create-account-form';
import { GoogleButton } from './google-button';
import { NeedsScript } from './needs-script';
import { SignInForm } from './sign-in-form';
import { useContinueAfterSignIn } from './use-continue-after-sign-in';
import { Notice } from '@landsea/ui/notice';
import { getGoogleMessage } from './google-messages';
import { VARIANT_COOKIE } from '@landsea/contracts/experiments';

const never = () => () => undefined;
const nothing = () => undefined;

/** The choice waits in this tab until there is an account. */
function SavedIdea() {
  // A prerendered page hydrates without it.
  const destination = useSyncExternalStore(never, getRememberedDestination, nothing);
  const idea = readTripIdea(new URLSearchParams(destination?.split('?')[1]));
  if (!idea) return null;
  const about = idea.meterDollars && `, about ${formatMoney(idea.meterDollars * 100, { whole: true })}`;
  return (
    <p className="mb-5 rounded-lg bg-palm-soft px-4 py-3 text-base">
      <strong className="font-semibold">Saved for you:</strong> {formatIdea(idea)}
      {about}.
    </p>
  );
}

const startsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordStart: build.mutation<null, void>({
      query: () => post('/api/v1/experiments/starts', {}),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
  }),
});

const useRecordedStart = (): void => {
  const [record] = startsApi.useRecordStartMutation();
  useEffect(() => {
    if (document.cookie.includes(`${VARIANT_COOKIE}=`)) void record();
  }, [record]);
};

function GoogleNotice() {
  const outcome = useGoogleOutcome();
  const { status } = useSession();
  if (!outcome || (isEntrance(outcome) && status !== 'anonymous')) return null;
  const message = getGoogleMessage(isEntrance(outcome) ? 'lost' : outcome);
  return message ? (
    <Notice tone={message.tone} title={message.title} className="mb-6">
      {message.description}
    </Notice>
  ) : null;
}

type AuthTab = 'sign-in' | 'create-account';

export function AuthPage() {
  useRecordedStart();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [tab, setTab] = useState<AuthTab>(pathname === '/auth/signup' ? 'create-account' : 'sign-in');
  const wayOn = useContinueAfterSignIn();
  const { status } = useSession();
  const isPassing = isEntrance(useGoogleOutcome()) && (status === 'loading' || status === 'authenticated');
  const userType = query.get('type') === 'agent' ? 'agent' : 'family';
  const isShort = pathname === '/auth/signup' && userType === 'family';
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <AuthScene />
      <div className="order-first flex flex-col px-5 py-4 sm:px-10 lg:order-last lg:py-8">
        <Brand to="/" />
        <Horizon progress={0.3} landDays={4} seaDays={3} className="mt-2 w-full lg:hidden" />
        <div className="mx-auto w-full max-w-md py-6 lg:my-auto lg:py-8">
          <h1 className="text-3xl">{tab === 'sign-in' ? 'Welcome aboard' : 'Start your plan'}</h1>
          {isPassing ? (
            <p role="status" className="mt-2 text-lg text-muted">
              Signing you in...
            </p>
          ) : (
            <>
              <p className="mt-2 mb-6 text-lg text-muted">
                {tab === 'sign-in'
                  ? 'Your trips, budgets and booking windows are where you left them.'
                  : 'One account for your whole trip.'}
              </p>
              <NeedsScript />
              {tab === 'create-account' ? <SavedIdea /> : null}
              <GoogleNotice />
              <Tabs
                label="Sign in or create an account"
                value={tab}
                onValueChange={setTab}
                tabs={[
                  {
                    value: 'sign-in',
                    label: 'Sign In',
                    content: <SignInForm userType={userType} hold={wayOn.hold} onSignedIn={wayOn.signedIn} />,
                  },
                  {
                    value: 'create-account',
                    label: 'Create Account',
                    content: (
                      <CreateAccountForm
                        userType={userType}
                        isShort={isShort}
                        hold={wayOn.hold}
                        onRegistered={wayOn.registered}
                      />
                    ),
                  },
                ]}
              />
              <div className="mt-5 grid gap-2 border-t border-hairline pt-5">
                <GoogleButton from="/auth/google" userType={userType} />
                <LegalNote about="account" className="text-center" />
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
