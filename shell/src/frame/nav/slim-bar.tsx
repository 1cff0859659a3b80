import { useSession } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { Brand } from '../brand';

const linkLook =
  'inline-flex min-h-11 items-center px-2 text-base font-semibold text-sea no-underline hover:underline';

export function SlimBar({ home }: { home: string }) {
  const { status, user } = useSession();
  return (
    <header className="border-b border-hairline bg-paper print:hidden">
      <div className="mx-auto flex h-14 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <Brand to={home} />
        {user ? (
          <Link to={home} className={linkLook}>
            Open my trips
          </Link>
        ) : status === 'anonymous' ? (
          <Link to="/auth" className={linkLook}>
            Sign in
          </Link>
        ) : null}
      </div>
    </header>
  );
}
