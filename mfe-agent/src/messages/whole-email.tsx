import { Button } from '@landsea/ui/button';
import { useLazyGetWholeEmailQuery, type EmailOf } from './messages-api';

export function WholeEmail(email: EmailOf) {
  const [fetchEmail, { data, isFetching }] = useLazyGetWholeEmailQuery();
  if (data)
    return (
      <p
        tabIndex={0}
        role="region"
        aria-label="The whole email"
        className="max-h-80 overflow-y-auto border-l-2 border-hairline pl-3 text-sm wrap-anywhere whitespace-pre-line text-muted"
      >
        {data.text}
      </p>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      className="justify-self-start"
      busy={isFetching}
      busyLabel="Loading…"
      onClick={() => void fetchEmail(email)}
    >
      Show the whole email
    </Button>
  );
}
