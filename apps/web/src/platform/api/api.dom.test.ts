import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { call, callIfChanged, callPlain } from './api.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['GET /owner/homes', 'DELETE /user/session'] as const)(
  '%s has no time limit',
  async (key) => {
    standInForApi({})
    const over = AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'))
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
    )
    const answer = call(key).catch((reason: unknown) => reason)
    const first = await Promise.race([answer, new Promise((end) => setTimeout(end, 20, 'waiting'))])
    expect(first).toBe('waiting')
  },
)

const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })

test('an answer of a proxy has the code of the action that failed', async () => {
  standInForApi({
    'POST /user/register': badGateway,
    'PUT /user/profile': badGateway,
    'GET /owner/homes': badGateway,
  })
  const body = { fullName: '', email: '', phone: '', pin: '', conPin: '' }
  await expect(callPlain('POST /user/register', { body })).rejects.toMatchObject({
    code: 'identity.registration_failed',
    status: 502,
  })
  await expect(call('PUT /user/profile', { body: {} })).rejects.toMatchObject({
    code: 'identity.profile_not_saved',
  })
  await expect(call('GET /owner/homes')).rejects.toMatchObject({ code: 'server.failed' })
})

test('what the page has already is not sent again', async () => {
  const tags: (string | null)[] = []
  standInForApi({})
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const tag = new Headers(headers).get('if-none-match')
    tags.push(tag)
    if (tag === '"2"') return new Response(null, { status: 304 })
    return Response.json({ result: { en: {}, es: {} } }, { headers: { etag: '"2"' } })
  })
  const query = { key: 'web' } as const
  const texts = (knownTag?: string) =>
    callIfChanged('GET /settings/Locale/full', { query, knownTag })
  expect(await texts()).toEqual({ result: { en: {}, es: {} }, tag: '"2"' })
  expect(await texts('"2"')).toBeUndefined()
  expect(tags).toEqual([null, '"2"'])
})
