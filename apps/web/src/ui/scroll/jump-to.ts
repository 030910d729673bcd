export function jumpTo(part: HTMLElement | string | null): void {
  const target = typeof part === 'string' ? document.getElementById(part) : part
  if (!target) return
  // Parts that are not laid out yet would grow while scrolling and move the target.
  document.documentElement.dataset.laidOut = ''
  target.scrollIntoView({ block: 'start' })
  if (!target.matches('a[href], button, input, select, textarea')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
