// biome-ignore lint/suspicious/noRedundantUseStrict: it is a classic script, whose functions would be global
'use strict'

/** The interface of Google's script, google.accounts.id, rendered in frames of the stand-in. */
{
  const base = new URL('.', document.currentScript.src)
  const source = 'google-stand-in'
  const hour = 3_600_000
  const cooldowns = [2 * hour, 24 * hour, 7 * 24 * hour, 28 * 24 * hour]
  const quietTime = 10 * 60_000
  const narrow = 860

  /** Windows answer by channel, because the frame that opened one may be rendered again meanwhile. */
  const channel = new BroadcastChannel(source)
  const flows = new Map()

  let settings
  let shown

  channel.addEventListener('message', ({ data }) => flows.get(data.flow)?.(data))

  function initialize(given) {
    settings = given
  }

  /** One Tap; Google stays silent for a while after somebody has closed it. */
  function prompt(listener = () => {}) {
    cancel()
    if (!settings) return
    const { i_p: silentUntil = 0 } = readState()
    if (Date.now() < silentUntil) return listener(moment('skipped', 'suppressed_by_user'))
    shown = openPrompt(settings, listener)
  }

  function openPrompt(given, listener) {
    const box = document.createElement('div')
    box.id = 'credential_picker_container'
    const frame = newFrame('prompt', {
      ...asked(given),
      auto: mayBeAutomatic(given),
      compact: innerWidth <= narrow,
    })
    frame.title = isSpanish()
      ? 'Inicio de sesión con Google (demostración)'
      : 'Sign in with Google (demo)'
    Object.assign(box.style, {
      position: 'fixed',
      zIndex: '40',
      visibility: 'hidden',
      colorScheme: theme(),
    })
    Object.assign(frame.style, { width: '100%', height: '100%' })
    box.append(frame)
    document.body.append(box)
    const stop = listenTo(frame, {
      size: ({ height }) => place(box, height),
      none: () => close('skipped', 'opt_out_or_no_session'),
      closed: () => {
        coolDown()
        close('skipped', 'user_cancel')
      },
      credential: (answer) => finish(given, answer),
    })
    const onClick = () => {
      if (given.cancel_on_tap_outside !== false) close('skipped', 'tap_outside')
    }
    document.addEventListener('click', onClick, true)

    function close(type, reason) {
      stop()
      document.removeEventListener('click', onClick, true)
      box.remove()
      shown = undefined
      listener(moment(type, reason))
    }
    return { close }
  }

  /** Placed at the page's header or footer, where it covers fewer controls; phones prefer the footer. */
  function place(box, height) {
    const isNarrow = innerWidth <= narrow
    const width = isNarrow ? Math.min(innerWidth - 16, 380) : 304
    const left = innerWidth - width - (isNarrow ? 8 : 12)
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    box.style.visibility = 'hidden'
    const beside = {
      header: Math.max(0, header) + 8,
      foot: innerHeight - footHeight() - height - 8,
    }
    const [best] = (isNarrow ? [beside.foot, beside.header] : [beside.header, beside.foot])
      .map((top) => ({ top, covered: controlsUnder({ left, top, width, height }) }))
      .sort((one, other) => one.covered - other.covered)
    Object.assign(box.style, {
      width: `${width}px`,
      height: `${height}px`,
      left: `${left}px`,
      top: `${best.top}px`,
      visibility: 'visible',
    })
  }

  function controlsUnder({ left, top, width, height }) {
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
    const found = parts.flatMap((across) =>
      parts.map((down) =>
        document
          .elementFromPoint(left + across * width, top + down * height)
          ?.closest('a, button, input, select, textarea, label, summary, iframe'),
      ),
    )
    return new Set(found.filter(Boolean)).size
  }

  function footHeight() {
    let element = document.elementFromPoint(innerWidth / 2, innerHeight - 2)
    while (element && !/^(fixed|sticky)$/.test(getComputedStyle(element).position)) {
      element = element.parentElement
    }
    const height = element ? innerHeight - element.getBoundingClientRect().top : 0
    return height < innerHeight / 2 ? height : 0
  }

  function cancel() {
    shown?.close('dismissed', 'cancel_called')
  }

  /** The button keeps the settings that it was rendered with. */
  function renderButton(parent, { width = 250, locale } = {}) {
    const given = settings
    if (!given) return
    const frame = newFrame('button', { ...asked(given), hl: locale ?? language(), theme: 'light' })
    frame.title = language(locale).startsWith('es') ? 'Botón de Google' : 'Google button'
    Object.assign(frame.style, { width: `${width}px`, maxWidth: '100%', height: '44px' })
    parent.replaceChildren(frame)
  }

  function disableAutoSelect() {
    writeState({ ...readState(), i_t: Date.now() })
  }

  /** A sign-in by choice ends every pause of One Tap; an automatic sign-in starts one. */
  function finish({ callback }, { credential, selectBy }) {
    shown?.close('dismissed', 'credential_returned')
    const isAutomatic = selectBy === 'auto'
    writeState({ i_l: 0, ...(isAutomatic ? { i_a: Date.now() } : {}) })
    callback({ credential, select_by: selectBy })
  }

  function mayBeAutomatic({ auto_select: isWanted }) {
    const { i_t: isDisabled, i_a: lastAt = 0 } = readState()
    return Boolean(isWanted) && !isDisabled && Date.now() - lastAt > quietTime
  }

  function coolDown() {
    const { i_l: level = 0, ...rest } = readState()
    const silence = cooldowns[Math.min(level, cooldowns.length - 1)]
    writeState({ ...rest, i_l: level + 1, i_p: Date.now() + silence })
  }

  /** Google stores its state for a site in a cookie of that site. */
  function readState() {
    try {
      return JSON.parse(/(?:^|; )g_state=([^;]*)/.exec(document.cookie)?.[1] ?? '{}')
    } catch {
      return {}
    }
  }

  function writeState(state) {
    const life = 180 * 24 * 60 * 60
    // biome-ignore lint/suspicious/noDocumentCookie: Google's script sets this very cookie so
    document.cookie = `g_state=${JSON.stringify(state)}; path=/; max-age=${life}; samesite=lax`
  }

  function asked(given) {
    const flow = `${Date.now()} ${Math.random()}`
    flows.set(flow, (answer) => finish(given, answer))
    return { client_id: given.client_id, nonce: given.nonce, flow, hl: language(), theme: theme() }
  }

  function newFrame(page, query) {
    const frame = document.createElement('iframe')
    frame.src = new URL(`${page}?${new URLSearchParams(query)}`, base).href
    Object.assign(frame.style, { display: 'block', border: '0', background: 'transparent' })
    return frame
  }

  /** A frame that was removed has no window, so its listener is removed at the next message. */
  function listenTo(frame, answers) {
    function hear({ data, origin, source: from }) {
      if (!frame.isConnected) return stop()
      if (origin !== base.origin || from !== frame.contentWindow || data?.source !== source) return
      answers[data.type]?.(data)
    }
    function stop() {
      removeEventListener('message', hear)
    }
    addEventListener('message', hear)
    return stop
  }

  function moment(type, reason) {
    return {
      isDisplayMoment: () => false,
      isSkippedMoment: () => type === 'skipped',
      isDismissedMoment: () => type === 'dismissed',
      getMomentType: () => type,
      getSkippedReason: () => (type === 'skipped' ? reason : ''),
      getDismissedReason: () => (type === 'dismissed' ? reason : ''),
    }
  }

  function language(wanted = document.documentElement.lang) {
    return wanted || 'en'
  }

  function isSpanish() {
    return language().startsWith('es')
  }

  function theme() {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    return document.documentElement.dataset.theme ?? (isDark ? 'dark' : 'light')
  }

  window.google = {
    accounts: { id: { initialize, prompt, renderButton, cancel, disableAutoSelect } },
  }
}
