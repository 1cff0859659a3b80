import type { UserType } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';

const mark = [
  [
    '#4285f4',
    'M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8z',
  ],
  [
    '#34a853',
    'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24z',
  ],
  ['#fbbc05', 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1z'],
  ['#ea4335', 'M12 4.8c1.8 0 3.4.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9z'],
] as const;

const leaveByDefault = (address: string) => {
  window.location.assign(address);
};

export function GoogleButton({
  from,
  userType,
  leaveTo = leaveByDefault,
}: {
  from: '/auth/google' | '/api/login';
  userType: UserType;
  leaveTo?: (address: string) => void;
}) {
  const isDefault = from === '/auth/google' && userType === 'family';
  return (
    <Button
      size="lg"
      className="w-full"
      onClick={() => {
        leaveTo(isDefault ? from : `${from}?userType=${userType}`);
      }}
      icon={
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 shrink-0">
          {mark.map(([colour, path]) => (
            <path key={colour} fill={colour} d={path} />
          ))}
        </svg>
      }
    >
      Continue with Google
    </Button>
  );
}
