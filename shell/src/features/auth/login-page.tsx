import { UserType } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { LegalNote } from '@landsea/ui/legal-note';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Tabs } from '@landsea/ui/tabs';
import { localMemory } from '@landsea/web-kit';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { findPageAt, useKnownPages } from '../../known-pages';
import { AuthScene } from './auth-scene';
import { DemoAgentButton } from './demo-agent-button';
import { GoogleButton } from './google-button';
import { NeedsScript } from './needs-script';
import { useContinueAfterSignIn } from './use-continue-after-sign-in';

/** This browser keeps the last tab of /login under this key. */
const LAST_LOGIN_TAB = 'lastLoginTab';
/** The default is part of the prerendered HTML. */
const USUAL_LOGIN_TAB = 'family' satisfies UserType;

const never = () => () => undefined;
const lastTab = (): UserType => UserType.safeParse(localMemory.read(LAST_LOGIN_TAB)).data ?? USUAL_LOGIN_TAB;

/** A prerendered page hydrates with the default tab. */
const useLastLoginTab = (): UserType => useSyncExternalStore(never, lastTab, () => USUAL_LOGIN_TAB);

const rememberLoginTab = (tab: UserType): void => {
  localMemory.write(LAST_LOGIN_TAB, tab);
};

const loginTabs = {
  family: {
    label: 'Family',
    title: 'For everybody who travels with you',
    text: 'Park days, sea days and the money for both, planned together.',
    about: { to: '/', label: 'For families' },
    email: '/auth',
  },
  agent: {
    label: 'Agent',
    title: 'For travel professionals',
    text: 'Your clients, their trips, and what each of them still needs from you.',
    about: { to: '/agents', label: 'For agents' },
    email: '/auth?type=agent',
  },
  client: {
    label: 'Client',
    title: 'For travelers with an agent',
    text: 'The trip that your agent plans for you, your wishes, and a line to each other.',
    about: { to: '/clients', label: 'For clients' },
    email: '/auth',
  },
} as const satisfies Record<UserType, object>;

function InviteCodeForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed) void navigate(`/invite/redeem?code=${encodeURIComponent(typed)}`);
    else setError('Enter the code from your invitation');
  };
  return (
    <form method="post" noValidate onSubmit={redeem} className="grid gap-3 border-t border-hairline pt-5">
      <TextField
        label="Invite code (optional)"
        hint="It is in the invitation that your agent sent you."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">Redeem</Button>
    </form>
  );
}

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
