import { LinkButton } from './LinkButton';

interface EnlargeProps {
  label: string;
  /** Whether it is the element that themes style as WooCommerce's magnifier: a link that says it is a button. */
  hasMagnifier: boolean;
  onPress?: ((opener: HTMLElement) => void) | undefined;
}

/** What enlarges the picture in view. */
export function Enlarge({ label, hasMagnifier, onPress }: EnlargeProps) {
  if (!hasMagnifier)
    return (
      <button
        type="button"
        className="mullion-gallery__zoom"
        aria-label={label}
        onClick={onPress && ((event) => onPress(event.currentTarget))}
      >
        <ZoomIcon />
      </button>
    );
  return (
    <LinkButton
      className="mullion-gallery__zoom woocommerce-product-gallery__trigger"
      aria-haspopup="dialog"
      aria-label={label}
      onPress={onPress}
    >
      {/* WooCommerce's stylesheet hides it in favour of the picture that the theme draws. */}
      <span aria-hidden="true">🔍</span>
    </LinkButton>
  );
}

const ZoomIcon = () => (
  <svg className="mullion-gallery__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.9-4.9M10.5 7.8v5.4M7.8 10.5h5.4" />
  </svg>
);
