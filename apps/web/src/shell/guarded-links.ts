import { areaOf } from '@marea/contract/areas.ts'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { readUser } from '#platform/session/session.ts'
import { type AccessOf, needsSignIn } from './access.ts'

/** A visitor who follows a link to a personal page signs in over the current page. */
export function promptAtGuardedLinks(accessOf: AccessOf): () => void {
  function ask(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || readUser() || !isPlainClick(event) || !isGuarded(link, accessOf)) return
    event.preventDefault()
    openSignIn({ next: link.pathname + link.search })
  }

  addEventListener('click', ask, true)
  return () => removeEventListener('click', ask, true)
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** On a sign-in page the link simply navigates. */
function isGuarded({ origin, pathname, target }: HTMLAnchorElement, accessOf: AccessOf): boolean {
  if (origin !== location.origin || target || needsSignIn(accessOf(location.pathname))) return false
  const area = areaOf(pathname)
  // Only its own rules are known in an area; those of owners and of the console ask to sign in.
  return area === areaOf(location.pathname) ? needsSignIn(accessOf(pathname)) : area !== 'guest'
}
