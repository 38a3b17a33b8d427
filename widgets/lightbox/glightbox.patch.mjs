/**
 * What is changed in glightbox when it is built (scripts/lib/patch-plugin.mjs), and why. Only the files here and
 * what they import are used: `drag.js`, `zoom.js` and `helpers.js` as they are.
 */
export default {
  package: 'glightbox',
  version: '3.3.1',
  files: {
    'src/js/core/touch-navigation.js': [
      {
        why: 'An id and a class are the page’s to give: of another glightbox on it, these would be the other’s.',
        from: "document.getElementById('glightbox-slider')",
        to: 'instance.slidesContainer',
      },
      { why: 'The same.', from: "document.querySelector('.goverlay')", to: 'instance.overlay' },
      {
        why: 'The zoom is one with that of the button, the keys and the mouse: parts/zoom.ts keeps it.',
        from: 'let imageZoomed = false;',
        to: '',
      },
      { why: 'The same.', from: 'imageZoomed = true;', to: '' },
      { why: 'The same.', from: 'imageZoomed = false;', to: '' },
      { why: 'The same.', from: 'imageZoomed', to: 'instance.zoom.isOn', times: 4 },
      {
        why: '`style-src` without `unsafe-inline` blocks a written style attribute, and reports it.',
        from: "mediaImage.setAttribute('style', '');",
        to: 'instance.zoom.to(1);',
      },
      {
        why: 'A pinch is around the fingers, and keeps how far the picture was moved.',
        from: `mediaImage.style.transform = \`scale3d(\${scale}, \${scale}, 1)\`;`,
        to: `instance.zoom.to(scale, {
                x: (evt.touches[0].clientX + evt.touches[1].clientX) / 2,
                y: (evt.touches[0].clientY + evt.touches[1].clientY) / 2,
            });`,
      },
      {
        why: 'It begins with the size that the picture has, also where the first finger moved before the second came.',
        from: 'initScale = currentScale ? currentScale : 1;',
        to: `doingMove = false;
            initScale = instance.zoom.scale;`,
      },
      {
        why: 'By steps, from wherever the keys, the mouse or a pinch have left the picture.',
        from: 'cssTransform(mediaImage, style);',
        to: 'instance.zoom.moveBy(e.deltaX, e.deltaY);',
      },
      {
        why: 'A flick closes as a long way does: who is quick lets go early.',
        from: 'let yDown = 0;',
        to: `let yDown = 0;
    let downAt = 0;`,
      },
      {
        why: 'The same.',
        from: 'xDown = e.targetTouches[0].clientX;',
        to: `xDown = e.targetTouches[0].clientX;
                downAt = e.timeStamp;`,
      },
      {
        why: 'The same.',
        from: 'touchEnd: () => {',
        to: 'touchEnd: (e) => {',
      },
      {
        why: 'The same.',
        from: 'if (v > 29 && mediaImage) {',
        to: 'if (v > (e.timeStamp - downAt < 250 ? 14 : 29) && mediaImage) {',
      },
    ],
    'src/js/core/touch-events.js': [
      {
        why: 'Buttons, links and players are left alone. It also wrote into the console.',
        from: "const ignoreDragFor = ['a', 'button', 'input'];",
        to: `const ignoreDragFor = ['a', 'button', 'input', 'video'];
        this.isElsewhere = false;`,
      },
      {
        why: 'What such a touch does next is not ours either: from nowhere to here was a swipe back.',
        from: "console.log('ignore drag for this touched element', evt.target.nodeName.toLowerCase());",
        to: 'this.isElsewhere = true;',
      },
      {
        why: 'The same.',
        from: `move(evt) {
        if (!evt.touches) {`,
        to: `move(evt) {
        if (!evt.touches || this.isElsewhere) {`,
      },
      {
        why: 'The same.',
        from: 'if (!evt.changedTouches) {',
        to: 'if (!evt.changedTouches || this.isElsewhere) {',
      },
    ],
  },
};
