import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.restoreAllMocks())

/** The module remembers the connection of one page, so each test loads it anew. */
async function openPage() {
  vi.resetModules()
  const { reloadOnLostChunks } = await import('#platform/boot/lost-chunk.ts')
  reloadOnLostChunks()
  return import('./connection.ts')
}

function setConnection(isOnline: boolean) {
  changeConnection(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Without the event, which comes a moment later. */
function changeConnection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}

/** Fails like an import without a connection, and succeeds the next time. */
function failingOnce() {
  const part = vi.fn(async () => 'the part')
  return part.mockRejectedValueOnce(new TypeError('Failed to fetch'))
}

test('a part whose first attempt with the new connection fails loads again', async () => {
  const { loadWhenOnline } = await openPage()
  setConnection(false)
  setConnection(true)
  const failingTwice = failingOnce().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await loadWhenOnline(failingTwice)).toBe('the part')
})

test('a part that fails without a connection loads when the connection is back', async () => {
  const { loadWhenOnline } = await openPage()
  setConnection(false)
  const loading = loadWhenOnline(failingOnce())
  await new Promise((resolve) => setTimeout(resolve))
  setConnection(true)
  expect(await loading).toBe('the part')
})

test('a part whose failure is reported after the connection is back loads again', async () => {
  const { loadWhenOnline } = await openPage()
  setConnection(false)
  setConnection(true)
  expect(await loadWhenOnline(failingOnce())).toBe('the part')
})

test('a part whose failure is reported before the connection is reported back loads again', async () => {
  const { loadWhenOnline } = await openPage()
  setConnection(false)
  changeConnection(true)
  expect(await loadWhenOnline(failingOnce())).toBe('the part')
})

test.each([
  { when: 'before', reportBack: changeConnection },
  { when: 'after', reportBack: setConnection },
])(
  'a failure reported $when the connection is reported back reloads nothing',
  async ({ reportBack }) => {
    await openPage()
    setConnection(false)
    reportBack(true)
    const lost = new Event('vite:preloadError', { cancelable: true })
    dispatchEvent(lost)
    expect(lost.defaultPrevented).toBe(false)
    expect(sessionStorage.getItem('reloaded:/')).toBeNull()
  },
)

test('with a connection a missing part is an error', async () => {
  const { loadWhenOnline } = await openPage()
  await expect(loadWhenOnline(failingOnce())).rejects.toThrow('Failed to fetch')
})
