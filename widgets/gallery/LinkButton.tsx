import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'onKeyDown'> {
  onPress?: ((button: HTMLElement) => void) | undefined;
}

/** A link that is a button, as WooCommerce's gallery has them: a button would have the theme's look of buttons. */
export function LinkButton({ onPress, ...attributes }: LinkButtonProps) {
  const press = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    onPress?.(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y: see above.
    <a
      href="#"
      role="button"
      {...attributes}
      onClick={onPress && press}
      onKeyDown={onPress && ((event) => event.key === ' ' && press(event))}
    />
  );
}
