import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPROVED_DIR, TAKEN_DIR } from './look-pictures.mjs';

const STYLE = `body { margin: 16px; font: 15px/1.5 system-ui, sans-serif; background: #e9ecec; color: #1d2527 }
section { margin-block-end: 32px }
h2 { font-size: 16px; margin: 0 0 8px }
.pair { display: flex; gap: 16px; align-items: flex-start }
figure { margin: 0; position: relative }
img { display: block; border: 1px solid #9aa }
svg { position: absolute; inset: 1px; pointer-events: none }
rect { fill: none; stroke: #d00060; stroke-width: 1 }`;

/**
 * What changed, before and after side by side, in one page that needs no other file.
 *
 * @param {import('./look-pictures.mjs').PictureRecord[]} changed
 * @param {string[]} gone Approved pictures that nothing takes any more.
 */
export function lookReport(changed, gone) {
  const sections = changed.map((record) => {
    const before = record.approved
      ? picture(APPROVED_DIR, record.approved)
      : '<p>No approved picture yet.</p>';
    const marks = record.places
      .map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
      .join('');
    return `<section><h2>${record.name}: ${Math.round(record.most)} of 255</h2>
<div class="pair"><figure><figcaption>Before</figcaption>${before}</figure>
<figure><figcaption>After</figcaption><div style="position:relative">${picture(TAKEN_DIR, record.name)}<svg width="100%" height="100%">${marks}</svg></div></figure></div></section>`;
  });
  const list = gone.map((name) => `<li>${name}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mullion: what looks different</title>
<style>${STYLE}</style>
<h1>${changed.length} pictures differ</h1>
${gone.length > 0 ? `<p>Approved, but no longer taken:</p><ul>${list}</ul>` : ''}
${sections.join('\n')}
</html>
`;
}

/** @param {string} dir @param {string} name */
function picture(dir, name) {
  const file = join(dir, `${name}.webp`);
  if (!existsSync(file)) return '<p>Not there.</p>';
  return `<img alt="" src="data:image/webp;base64,${readFileSync(file, 'base64')}">`;
}
