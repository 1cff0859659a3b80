import { Button } from '@landsea/ui/button';
import type { ButtonProps } from '@landsea/ui/button';

/** Without an address there is no checkout. */
export function CheckoutButton({
  checkoutUrl,
  ...rest
}: { checkoutUrl: string | undefined } & Pick<ButtonProps, 'variant' | 'size' | 'children' | 'className'>) {
  return (
    <Button
      {...rest}
      disabled={checkoutUrl === undefined}
      onClick={() => {
        if (checkoutUrl !== undefined) window.location.assign(checkoutUrl);
      }}
    />
  );
}
