/** "filter mullion_enabled(bool $isOn)" → "filter mullion_enabled": what a line of the contract is about. */
export const subjectOf = (/** @type {string} */ line) =>
  /^(?:attribute \S+ \S+|\w+ [\w.-]+(?::[\w-]+)?)/.exec(line)?.[0] ?? line;

/**
 * What has become of the contract: lines that are new or else than before, and lines whose subject is gone.
 *
 * @param {string[]} before
 * @param {string[]} now
 */
export function contractChanges(before, now) {
  const come = now.filter((line) => !before.includes(line));
  const gone = before.filter((line) => !now.includes(line));
  const subjects = (/** @type {string[]} */ lines) => new Set(lines.map(subjectOf));
  const [ofCome, ofGone] = [subjects(come), subjects(gone)];
  return {
    added: come.filter((line) => !ofGone.has(subjectOf(line))),
    changed: come.filter((line) => ofGone.has(subjectOf(line))),
    removed: gone.filter((line) => !ofCome.has(subjectOf(line))),
  };
}

/**
 * The changes that the changelog does not tell. What is changed or removed stands under "### Contract" in a line that begins
 * with it, as it is now or was; of what is added the name is enough, anywhere.
 *
 * @param {ReturnType<typeof contractChanges>} changes
 * @param {string} unreleased That part of CHANGELOG.md.
 */
export function untold({ added, changed, removed }, unreleased) {
  const [, notes = ''] = /^### Contract\n([\s\S]*?)(?=^##|(?![\s\S]))/m.exec(unreleased) ?? [];
  const told = notes.split(/^- /m).map((note) => note.replace(/\s+/g, ' '));
  const isNamed = (/** @type {string} */ line) =>
    // Types grow with what the page needs; nobody has to change anything for it.
    line.startsWith('type ') || unreleased.includes(subjectOf(line).split(' ').at(-1) ?? line);
  return {
    toName: added.filter((line) => !isNamed(line)),
    toTell: [...changed, ...removed]
      .filter((line) => !told.some((note) => note.startsWith(`\`${line}\``)))
      .map((line) => `- \`${line}\``),
  };
}
