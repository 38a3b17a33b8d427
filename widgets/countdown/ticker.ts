/** Called each second with the time; false when it wants no more. */
type Tick = (now: number) => boolean;

const ticks = new Set<Tick>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `tick` at once and then on each full second, from one timer for all on the page; not while the
 * page is hidden, but as soon as it shows again.
 *
 * @returns Ends it.
 */
export function everySecond(tick: Tick): () => void {
  if (!ticks.size) document.addEventListener('visibilitychange', run);
  ticks.add(tick);
  if (!tick(Date.now())) end(tick);
  plan();
  return () => end(tick);
}

function end(tick: Tick): void {
  ticks.delete(tick);
  if (ticks.size) return;
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', run);
}

function run(): void {
  const now = Date.now();
  for (const tick of [...ticks]) if (!tick(now)) end(tick);
  plan();
}

/** Each second is aimed at anew, so that delays don't add up. */
function plan(): void {
  clearTimeout(timer);
  if (ticks.size && !document.hidden) timer = setTimeout(run, 1000 - (Date.now() % 1000));
}
