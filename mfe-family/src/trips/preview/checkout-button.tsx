import { Button, type ButtonProps } from '@landsea/ui/button';

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
