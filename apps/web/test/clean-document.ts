import { afterAll } from 'vitest'
import { clearUser, dropSignIn } from '../src/platform/session/session.ts'

/** Test files share a document, and each leaves it empty, without a person and without stored values. */
afterAll(() => {
  dropSignIn()
  clearUser()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
