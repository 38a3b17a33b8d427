/**
 * Says in an open modal what is put in the page's live region: the page behind a modal is inert, and what is said there
 * is not heard.
 *
 * @returns Takes the dialog's region away.
 */
export function statusIn(dialog: HTMLDialogElement): () => void {
  const ofThePage = document.querySelector('#mullion-status[role="status"]');
  if (!ofThePage) return () => {};
  const own = document.createElement('div');
  own.className = 'mullion-status';
  own.setAttribute('role', 'status');
  dialog.append(own);
  const follow = new MutationObserver(() => {
    own.textContent = ofThePage.textContent;
  });
  follow.observe(ofThePage, { childList: true });
  return () => {
    follow.disconnect();
    own.remove();
  };
}
