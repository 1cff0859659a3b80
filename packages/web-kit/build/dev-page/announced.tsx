import { demoAccount } from '@landsea/contracts/account';
import { listenToAnnouncement, useLoginMutation, useSession } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';

export function Announced() {
  const { status } = useSession();
  const [login] = useLoginMutation();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const stops = [
      listenToAnnouncement('toast', ({ title, description }) =>
        setAnnouncement([title, description].join(': ')),
      ),
      listenToAnnouncement('show-paywall', ({ message }) => setAnnouncement(`Paywall: ${message ?? ''}`)),
      listenToAnnouncement('session-expired', ({ message }) => setAnnouncement(message)),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  return (
    <main>
      <p role="status" style={{ padding: '0.5rem 1rem', background: 'var(--sun)', color: 'var(--on-sun)' }}>
        This remote on its own, {status}.{' '}
        {status === 'anonymous' ? (
          <button
            type="button"
            onClick={() => void login({ email: demoAccount.email, password: demoAccount.password })}
          >
            Sign in with the demo account
          </button>
        ) : null}{' '}
        {announcement}
      </p>
      <Outlet />
    </main>
  );
}
