import { isRtl } from '../../../src/dom/is-rtl';

/** Where a key leads from the tab that has the focus; `null` for any other key. The ends do not wrap. */
export function goalOf(
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  tabs: HTMLElement[],
) {
  const from = tabs.indexOf(target as HTMLElement);
  if (from < 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const forward = isRtl(target as HTMLElement) ? -1 : 1;
  const goals: Record<string, number> = {
    ArrowRight: from + forward,
    ArrowLeft: from - forward,
    Home: 0,
    End: tabs.length - 1,
  };
  const goal = Object.hasOwn(goals, key) ? goals[key] : undefined;
  return goal === undefined ? null : Math.min(Math.max(goal, 0), tabs.length - 1);
}
