const TIME = /^(\d*\.?\d+)(ms|s)$/i;

/**
 * How long a movement takes on this page, in ms: 0 under reduced motion, and where our stylesheet is
 * missing.
 *
 * A theme may change it by the custom property `--mullion-<movement>` on the root; what is no CSS time
 * (`250`, `-1s`) counts as 0.
 *
 * @param usual Where nobody says otherwise; 0 for what src/styles/base.css says.
 */
export function duration(movement: string, usual = 0): number {
  const style = getComputedStyle(document.documentElement);
  const said = (name: string) => style.getPropertyValue(`--mullion-${name}`).trim();
  // Asked here too: a theme's own time stands after our stylesheet, and would undo its media query.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !said('panel')) return 0;
  const [, number, unit = ''] = TIME.exec(said(movement) || `${usual}ms`) ?? [];
  return Number(number ?? 0) * (unit.toLowerCase() === 's' ? 1000 : 1);
}
