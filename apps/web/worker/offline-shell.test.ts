import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyCache, copyPath } from '../src/platform/session/copy-place.ts'
import { standInForCaches } from '../test/caches.ts'

const site = 'https://marea.test'
const wanted = new URL('/trip/stay?tab=codes', site)

let saved: ReturnType<typeof standInForCaches>

beforeEach(() => {
  saved = standInForCaches()
})
afterEach(() => vi.unstubAllGlobals())

/** The worker of a build, and a server of that build. */
async function workerOf(build: string, { status = 200 } = {}) {
  vi.stubGlobal('__BUILD_ID__', build)
  vi.stubGlobal('fetch', async (path: string) => {
    const file = `/assets/page-${build}.js`
    const page = `<html><script src="${file}"></script>${build}</html>`
    return new Response(path === file ? `code of ${build}` : page, { status })
  })
  vi.resetModules()
  return import('./offline-shell.ts')
}

const saveCopy = async (copy: object) =>
  (await caches.open(copyCache)).put(copyPath, Response.json({ language: 'es', ...copy }))

const maintenance = () =>
  new Response('Closed', {
    status: 503,
    headers: { [maintenanceHeader]: '2027-03-09T21:30:00Z' },
  })

test('the worker of a new build replaces all that the one of an older build saved of pages', async () => {
  const older = await workerOf('b1')
  await older.saveShell()
  await saveCopy({ trips: [{}] })
  const newer = await workerOf('b2')
  await newer.saveShell()
  await newer.deleteOldShells()
  expect(saved.names()).toEqual([copyCache, 'shell-b2'])
  const page = await newer.pageOrSaved(new URL('/offline', site), undefined)
  expect(await page.text()).toContain('b2')
  const file = await newer.savedFile(new Request(`${site}/assets/page-b2.js`))
  expect(await file.text()).toBe('code of b2')
})

test('a worker that cannot save its page leaves the older one as it is', async () => {
  await (await workerOf('b1')).saveShell()
  const newer = await workerOf('b2', { status: 503 })
  await expect(newer.saveShell()).rejects.toThrow('/offline?lang=en answered 503')
  expect(saved.names()).toContain('shell-b1')
})

test('an answer of the server is shown as it is, and without one the saved page stands in', async () => {
  const { saveShell, pageOrSaved } = await workerOf('b1')
  await saveShell()
  await saveCopy({ trips: [] })
  const overloaded = new Response('', { status: 503 })
  expect(await pageOrSaved(wanted, overloaded)).toBe(overloaded)
  const { status, headers } = await pageOrSaved(wanted, undefined)
  expect(status).toBe(302)
  expect(headers.get('location')).toBe(`${site}/offline?to=%2Ftrip%2Fstay%3Ftab%3Dcodes`)
})

test('during maintenance the saved page stands in where a stay or a conversation is saved', async () => {
  const { saveShell, pageOrSaved } = await workerOf('b1')
  const answer = maintenance()
  expect(await pageOrSaved(wanted, answer)).toBe(answer)
  await saveShell()
  await saveCopy({ trips: [] })
  expect(await pageOrSaved(wanted, answer)).toBe(answer)
  await saveCopy({ conversations: [{}] })
  expect((await pageOrSaved(wanted, answer)).status).toBe(302)
})

test('without anything saved a page that cannot be reached is an error of the browser', async () => {
  const { pageOrSaved } = await workerOf('b1')
  expect((await pageOrSaved(wanted, undefined)).type).toBe('error')
})

test('a saved photo is found in whichever width and format the page asks for', async () => {
  const { savedPhoto } = await workerOf('b1')
  const cache = await caches.open(copyCache)
  await cache.put('/photos/door-320.webp', new Response('the door'))
  const photo = await savedPhoto(new URL('/photos/door-1280.avif', site))
  expect(await photo.text()).toBe('the door')
  expect((await savedPhoto(new URL('/photos/gate-320.webp', site))).type).toBe('error')
})
