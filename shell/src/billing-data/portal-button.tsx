import { Button, type ButtonProps } from '@landsea/ui/button';
import { toApiError, notify } from '@landsea/web-kit';
import { useOpenPortalMutation } from './billing-api';
import { leaveSite, type LeaveSite } from './leave-site';

export function PortalButton({
  leaveTo = leaveSite,
  ...look
}: Pick<ButtonProps, 'variant' | 'size' | 'children'> & { leaveTo?: LeaveSite }) {
  const [openPortal, { isLoading }] = useOpenPortalMutation();
  const open = async () => {
    const { data, error } = await openPortal();
    if (data) leaveTo(data.url);
    else if (toApiError(error).code !== 'UNAUTHENTICATED')
      notify({
        title: 'The billing portal did not open',
        description: toApiError(error).message,
        tone: 'error',
      });
  };
  return <Button {...look} busy={isLoading} busyLabel="Opening..." onClick={() => void open()} />;
}
