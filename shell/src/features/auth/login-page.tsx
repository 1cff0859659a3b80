import { UserType } from '@landsea/contracts/account';
import { LegalNote } from '@landsea/ui/legal-note';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Tabs } from '@landsea/ui/tabs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { findPageAt, useKnownPages } from '../../known-pages';
import { AuthScene } from './auth-scene';
import { DemoAgentButton } from './demo-agent-button';
import { GoogleButton } from './google-button';
import { InviteCodeForm } from './invite-code-form';
import { LAST_LOGIN_TAB, loginTabs, rememberLoginTab, USUAL_LOGIN_TAB, useLastLoginTab } from './login-tabs';
import { NeedsScript } from './needs-script';
import { useContinueAfterSignIn } from './use-continue-after-sign-in';

const linkLook = 'inline-flex min-h-11 items-center text-sea underline underline-offset-4';

function Door({ type }: { type: UserType }) {
  const { title, text, email } = loginTabs[type];
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      <GoogleButton from="/api/login" userType={type} />
      <LegalNote about="account" />
      {type === 'client' ? <InviteCodeForm /> : null}
      {type === 'agent' ? <DemoAgentButton /> : null}
      <p className="border-t border-hairline pt-3">
        <Link to={email} className={linkLook}>
          Sign in with your email
        </Link>
      </p>
    </div>
  );
}

export function LoginPage() {
  useKnownPages();
  const [chosen, setChosen] = useState<UserType>();
  const last = useLastLoginTab();
  useContinueAfterSignIn();
  const choose = (type: UserType) => {
    rememberLoginTab(type);
    setChosen(type);
  };
  return (
    // For public/after-paint.js: it must not wait for another tab than the HTML shows.
    <div
      data-remembered={`${LAST_LOGIN_TAB} ${USUAL_LOGIN_TAB}`}
      className="grid grow lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <div className="flex flex-col px-5 py-4 sm:px-10 lg:py-8">
        <Horizon progress={0.55} landDays={3} seaDays={4} className="w-full lg:hidden" />
        <div className="mx-auto w-full max-w-md py-6 lg:my-auto lg:py-8">
          <h1 className="text-3xl">Come aboard</h1>
          <p className="mt-2 mb-6 text-lg text-muted">Who are you traveling as today?</p>
          <NeedsScript />
          <Tabs
            label="Who signs in"
            value={chosen ?? last}
            onValueChange={choose}
            tabs={UserType.options.map((type) => ({
              value: type,
              label: loginTabs[type].label,
              content: <Door type={type} />,
            }))}
          />
          <nav
            aria-label="What Landsea is"
            className="mt-4 flex flex-wrap gap-x-5 border-t border-hairline pt-3 text-sm"
          >
            {UserType.options
              .filter((type) => findPageAt(loginTabs[type].about.to))
              .map((type) => (
                <Link key={type} to={loginTabs[type].about.to} className={linkLook}>
                  {loginTabs[type].about.label}
                </Link>
              ))}
          </nav>
        </div>
      </div>
      <AuthScene underBar />
    </div>
  );
}
