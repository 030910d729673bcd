import { call, callPlain } from '#platform/api/api.ts'
import { readPage } from '#platform/page/page.tsx'
import { readUser, storeUser } from '#platform/session/session.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'

type GoogleId = {
  initialize(settings: object): void
  prompt(): void
  renderButton(place: HTMLElement, look: object): void
  cancel(): void
  disableAutoSelect(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } }
  }
}

type Listener = { onEntered: () => void; onFailed: (error: unknown) => void }
type ButtonListener = Listener & { onUnavailable: () => void }

const nonceLifetime = 9 * 60_000
const signedOutKey = 'signed_out'
const listeners = new Set<Listener & { draw: () => void }>()
let oneTap: Pick<Listener, 'onFailed'> | undefined
let loading: Promise<GoogleId> | undefined
let initialized: { at: number; done: Promise<void> } | undefined

/** Offers One Tap, and withdraws the offer once the user has signed in or out. */
export async function promptOneTap(
  isOver: AbortSignal,
  listener: Pick<Listener, 'onFailed'>,
): Promise<void> {
  const google = await getInitialized()
  if (isOver.aborted) return
  oneTap = listener
  isOver.addEventListener('abort', () => google.cancel(), { once: true })
  google.prompt()
}

/** Google draws its own button; returns a function that stops listening to it. */
export function showGoogleButton(
  place: HTMLElement,
  look: { language: string; width: number },
  listener: ButtonListener,
): () => void {
  function draw() {
    getInitialized().then(
      (google) => google.renderButton(place, buttonLook(look)),
      listener.onUnavailable,
    )
  }
  const drawn = { ...listener, draw }
  listeners.add(drawn)
  draw()
  return () => {
    listeners.delete(drawn)
  }
}

/** Stored here as well, because the page may close before Google's script has finished. */
export async function stopAutoSelect(): Promise<void> {
  writeStored(signedOutKey, 'true')
  const google = await load()
  google.cancel()
  google.disableAutoSelect()
}

/** A nonce is valid for ten minutes and one use, so an older initialization is renewed. */
async function getInitialized(): Promise<GoogleId> {
  const google = await load()
  if (!initialized || Date.now() - initialized.at > nonceLifetime) {
    initialized = { at: Date.now(), done: initialize(google) }
  }
  await initialized.done
  return google
}

async function initialize(google: GoogleId): Promise<void> {
  const { nonce } = await callPlain('GET /user/nonce')
  google.initialize({
    client_id: readPage().config.google?.clientId,
    callback: ({ credential }: { credential: string }) => signInOrConfirm(credential),
    nonce,
    auto_select: readStored(signedOutKey) === null,
    context: 'signin',
    itp_support: true,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  })
}

/** A user who is already signed in only confirms their identity. */
async function signInOrConfirm(token: string): Promise<void> {
  initialized = undefined
  try {
    if (readUser()) await call('POST /user/confirmation/google', { body: { token } })
    else storeUser(await callPlain('POST /user/google', { body: { token } }))
    writeStored(signedOutKey, null)
    for (const { onEntered } of listeners) onEntered()
  } catch (error) {
    if (listeners.size === 0) oneTap?.onFailed(error)
    for (const { onFailed, draw } of listeners) {
      onFailed(error)
      draw()
    }
  }
}

function load(): Promise<GoogleId> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = readPage().config.google?.scriptUrl ?? ''
    script.async = true
    script.onload = () =>
      window.google ? resolve(window.google.accounts.id) : reject(new Error('Google is missing'))
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('Google could not be loaded'))
    }
    document.head.append(script)
  })
  return loading
}

function buttonLook({ language, width }: { language: string; width: number }) {
  return {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    logo_alignment: 'center',
    locale: language,
    width: Math.min(400, Math.round(width)),
  }
}
