import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  clearUser,
  dropSignIn,
  readHeldSignIn,
  readUser,
  storeUser,
} from '#platform/session/session.ts'
import { listenBeforeRouter } from '#ui/overlay/overlay-history.ts'
import { OverlayHistory } from '#ui/overlay/use-back-closes.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import SecondFactorDialog from './second-factor-dialog.tsx'

listenBeforeRouter()

const rosa = { token: 'rosa', fullName: 'Rosa Villanueva' }
const noBytes = new ArrayBuffer(1)

afterEach(async () => {
  await leave()
  dropSignIn()
  clearUser()
  vi.unstubAllGlobals()
})

/** An unmounted dialog removes its history entry some timers later, when the next one must not be open. */
async function leave() {
  cleanup()
  for (let timer = 0; timer < 5; timer += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** The browser's own dialog, where the person chooses a passkey. */
function standInForPasskeys() {
  const response = { clientDataJSON: noBytes, authenticatorData: noBytes, signature: noBytes }
  const passkey = { id: 'key', rawId: noBytes, response, getClientExtensionResults: () => ({}) }
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get: async () => passkey } })
}

function open(confirmation: () => unknown) {
  standInForPasskeys()
  const sent = standInForApi({
    'POST /user/login/passkey/options': () => ({ challenge: 'AA', rpId: 'marea.test' }),
    'POST /user/confirmation/passkey': confirmation,
    'POST /user/second-factor/confirmation': confirmation,
    'DELETE /user/session': () => ({ done: true }),
  })
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  renderInPage(
    <>
      <OverlayHistory />
      <SecondFactorDialog onDone={onDone} onClose={onClose} />
    </>,
    { hasDataRouter: true },
  )
  return { onDone, onClose, paths: () => sent.map(({ method, path }) => `${method} ${path}`) }
}

function confirmWithPasskey() {
  fireEvent.click(screen.getByRole('button', { name: 'Confirm with passkey' }))
}

test('a passkey confirms the session, and nobody is signed in anew', async () => {
  storeUser(rosa)
  const { onDone, paths } = open(() => rosa)
  confirmWithPasskey()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(paths()).not.toContain('POST /user/login/passkey')
  expect(readUser()).toEqual(rosa)
})

test('the passkey of another account is refused in words, and the session stays', async () => {
  storeUser(rosa)
  const { onDone } = open(() => refuse(403, 'identity.other_account'))
  confirmWithPasskey()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  expect(readUser()).toEqual(rosa)
})

test('a passkey finishes a sign-in that waits for a code', async () => {
  storeUser({ ...rosa, needsSecondFactor: true })
  const { onDone } = open(() => ({ ...rosa, needsSecondFactor: false }))
  expect(readUser()).toBeNull()
  confirmWithPasskey()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect([readUser()?.token, readHeldSignIn()]).toEqual(['rosa', null])
})

test('closing ends a sign-in that waits for a code, but never the session of an action', async () => {
  storeUser(rosa)
  const action = open(() => rosa)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(action.onClose).toHaveBeenCalled())
  expect(action.paths()).toEqual([])
  await leave()
  storeUser({ ...rosa, token: 'new', needsSecondFactor: true })
  const signIn = open(() => rosa)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(signIn.onClose).toHaveBeenCalled())
  expect([readHeldSignIn(), signIn.paths()]).toEqual([null, ['DELETE /user/session']])
})
