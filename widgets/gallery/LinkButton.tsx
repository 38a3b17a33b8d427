import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  onPress?: ((button: HTMLElement) => void) | undefined;
}

/**
 * A link that is a button, as WooCommerce's gallery has them: a button would have the theme's look of buttons. The space
 * bar clicks it as it does all of these (`pressLinks`).
 */
export function LinkButton({ onPress, ...attributes }: LinkButtonProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onPress?.(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y: see above.
    <a href="#" role="button" {...attributes} onClick={onPress && press} />
  );
}
