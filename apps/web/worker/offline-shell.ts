import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import { defaultLanguage, languages } from '@marea/contract/platform/language.ts'
import { copyCache, copyPath } from '../src/platform/session/copy-place.ts'

declare const __BUILD_ID__: string

const prefix = 'shell-'
const shell = `${prefix}${__BUILD_ID__}`
export const page = '/offline'

/** The page that shows the saved copy, in each language, with every file it loads. */
export async function saveShell(): Promise<void> {
  const cache = await caches.open(shell)
  const pages = await Promise.all(languages.map((language) => fetchPage(cache, pageIn(language))))
  const files = pages.flatMap((html) => html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])
  await cache.addAll([...new Set(files)])
}

async function fetchPage(cache: Cache, path: string): Promise<string> {
  // Without cookies, so that nothing of a person can be in it.
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await cache.put(path, response.clone())
  return response.text()
}

export async function deleteOldShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== shell)
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function savedFile(request: Request): Promise<Response> {
  return (await (await caches.open(shell)).match(request)) ?? fetch(request)
}

/** Saved in one width and format, whichever the page asks for. */
export async function savedPhoto(url: URL): Promise<Response> {
  const cache = await caches.open(copyCache)
  const key = url.pathname.replace(/-\d+\.\w+$/, '-')
  const found = (await cache.keys()).find((each) => new URL(each.url).pathname.startsWith(key))
  return (found && (await cache.match(found))) ?? Response.error()
}

/** What the server answered, or the saved page where it answered nothing or only that it is in maintenance. */
export async function pageOrSaved(wanted: URL, answer: Response | undefined): Promise<Response> {
  if (answer && !answer.headers.has(maintenanceHeader)) return answer
  const copy = await readCopy()
  // Where nothing is saved, the page of maintenance says more.
  if (answer && copy.trips.length + copy.conversations.length === 0) return answer
  const saved = await (await caches.open(shell)).match(pageIn(copy.language))
  if (!saved) return answer ?? Response.error()
  if (wanted.pathname === page) return saved
  // The page knows from its address which one it stands in for.
  const to = encodeURIComponent(wanted.pathname + wanted.search)
  return Response.redirect(new URL(`${page}?to=${to}`, wanted))
}

type Copy = { language: string; trips: unknown[]; conversations: unknown[] }

const nothing: Copy = { language: defaultLanguage, trips: [], conversations: [] }

async function readCopy(): Promise<Copy> {
  const copy = await caches.match(copyPath, { cacheName: copyCache })
  return { ...nothing, ...(await copy?.json()) }
}

function pageIn(language: string): string {
  return `${page}?lang=${language}`
}
