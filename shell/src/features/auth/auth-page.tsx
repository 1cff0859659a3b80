import type { User } from '@landsea/contracts';
import { Horizon } from '@landsea/ui/horizon';
import { Tabs } from '@landsea/ui/tabs';
import { delay, notify, timings, useSession } from '@landsea/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Brand } from '../../frame/brand';
import { registrationDestination, usePostLoginDestination } from '../../session/post-login-destination';
import { AuthScene } from './auth-scene';
import { CreateAccountForm } from './create-account-form';
import { SignInForm } from './sign-in-form';

type AuthTab = 'sign-in' | 'create-account';

/** Leads somebody signed in away from here, to where they were going. */
const useWayOn = () => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const navigate = useNavigate();
  const destinationOf = usePostLoginDestination();
  const isLeaving = useRef(false);

  /** While a form is at work it decides where to go, and when. */
  const hold = (isHeld: boolean) => {
    isLeaving.current = isHeld;
  };
  const signedIn = async (person: User) => {
    await delay(timings.redirect.afterLogin);
    await navigate(await destinationOf(person, pathname), { replace: true });
  };
  const registered = async (person: User) => {
    await delay(timings.redirect.registrationSettles);
    notify({ title: 'Account created!', description: 'Welcome to the planner!', tone: 'success' });
    await delay(timings.redirect.afterRegistration);
    await navigate(registrationDestination(person, pathname), { replace: true });
  };

  useEffect(() => {
    if (!user || isLeaving.current) return;
    isLeaving.current = true;
    void destinationOf(user, pathname).then((destination) => navigate(destination, { replace: true }));
  }, [user, pathname, destinationOf, navigate]);

  return { hold, signedIn, registered };
};

/** Sign-in and registration, in two tabs. */
export function AuthPage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [tab, setTab] = useState<AuthTab>(pathname === '/auth/signup' ? 'create-account' : 'sign-in');
  const wayOn = useWayOn();
  const userType = query.get('type') === 'agent' ? 'agent' : 'family';
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <AuthScene />
      <div className="order-first flex flex-col px-5 py-4 sm:px-10 lg:order-last lg:py-8">
        <Brand to="/" />
        <Horizon progress={0.3} landDays={4} seaDays={3} className="mt-2 w-full lg:hidden" />
        <div className="mx-auto w-full max-w-md py-6 lg:my-auto lg:py-8">
          <h1 className="text-3xl">{tab === 'sign-in' ? 'Welcome aboard' : 'Start your plan'}</h1>
          <p className="mt-2 mb-6 text-lg text-muted">
            {tab === 'sign-in'
              ? 'Your trips, budgets and booking windows are where you left them.'
              : 'One account for the land days, the sea days and the money for both.'}
          </p>
          <Tabs
            label="Sign in or create an account"
            value={tab}
            onValueChange={setTab}
            tabs={[
              {
                value: 'sign-in',
                label: 'Sign In',
                content: <SignInForm hold={wayOn.hold} onSignedIn={wayOn.signedIn} />,
              },
              {
                value: 'create-account',
                label: 'Create Account',
                content: (
                  <CreateAccountForm userType={userType} hold={wayOn.hold} onRegistered={wayOn.registered} />
                ),
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
