import { vi } from 'vitest'

type Key = string | { url: string }

/** The cache storage of a browser, which neither Node nor jsdom has. */
export function standInForCaches() {
  const stored = new Map<string, Map<string, string>>()
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>()
    stored.set(name, entries)
    const add = async (path: string) => {
      entries.set(path, await (await fetch(path)).text())
    }
    return {
      put: async (key: Key, response: Response) => {
        entries.set(pathOf(key), await response.text())
      },
      match: async (key: Key) => found(entries.get(pathOf(key))),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://marea.test${path}` })),
      delete: async (key: Key) => entries.delete(pathOf(key)),
      add,
      addAll: (paths: string[]) => Promise.all(paths.map(add)),
    }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      found(stored.get(cacheName)?.get(path)),
  })
  const entries = () => [...stored.values()][0] ?? new Map<string, string>()
  return {
    names: () => [...stored.keys()],
    text: async () => [...entries().values()].join(),
    change: async (edit: (text: string) => string) => {
      for (const [path, text] of entries()) entries().set(path, edit(text))
    },
  }
}

function pathOf(key: Key): string {
  const { pathname, search } = new URL(
    typeof key === 'string' ? key : key.url,
    'https://marea.test',
  )
  return pathname + search
}

function found(text: string | undefined): Response | undefined {
  return text === undefined ? undefined : new Response(text)
}
