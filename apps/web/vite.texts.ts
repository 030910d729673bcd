import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Area } from '@marea/contract/areas.ts'
import { languages } from '@marea/contract/platform/language.ts'
import type { Plugin } from 'vite'
import { consolePages } from './src/areas/console/routes.ts'
import { guestPages } from './src/areas/guest/routes.ts'
import { ownerPages } from './src/areas/owner/routes.ts'

const pages = { guest: guestPages, owner: ownerPages, console: consolePages }

/**
 * Texts are written with all their languages side by side; a browser downloads one, without those that
 * only other areas say. `virtual:texts` loads the table of a language, which is made here.
 */
export function splitTexts(area?: Area): Plugin {
  const name = 'virtual:texts'
  return {
    name: 'marea:split-texts',
    resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts/ },
      async handler(id) {
        const { textTables } = await import('@marea/contract/texts/tables.ts')
        const language = languages.find((each) => id === `\0${name}/${each}`)
        if (language)
          return asModule(area ? saidIn(area, textTables[language]) : textTables[language])
        const loaders = languages.map(
          (each) => `${each}: () => import('${name}/${each}').then((table) => table.default)`,
        )
        return `export const textLoaders = { ${loaders.join(', ')} }`
      },
    },
  }
}

/** Browsers parse long JSON faster than an object of the same size. */
function asModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}

/**
 * Without the texts that are named by modules of other areas and by none that this area loads. Texts
 * that the contract or the API names, or nobody, are of every area: the API sends their keys.
 */
export function saidIn(
  area: Area,
  table: Readonly<Record<string, string>>,
): Record<string, string> {
  const sources = readSources()
  const loaded = loadedBy(area, sources)
  const [own, others] = [new Set<string>(), new Set<string>()]
  for (const [path, text] of sources) {
    const isOwn = loaded.has(path) || !path.startsWith(web)
    for (const key of keysNamedIn(text)) (isOwn ? own : others).add(key)
  }
  const names = (keys: Set<string>, key: string) =>
    keys.has(key) ||
    keys.has(key.replace(pluralForm, '')) ||
    beginnings(key).some((each) => keys.has(each))
  const isSaid = (key: string) => /^problem\./.test(key) || names(own, key) || !names(others, key)
  return Object.fromEntries(Object.entries(table).filter(([key]) => isSaid(key)))
}

const pluralForm = /_(zero|one|two|few|many|other)$/

/** `a.key` as it is, and what a template begins with, such as `state.${state}`, with the brace. */
function keysNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/'([\w-]+\.[\w.-]+)'/g)].map(([, key = '']) => key)
  const begun = [...text.matchAll(/`([\w-]+\.[\w.-]*\$\{)/g)].map(([, start = '']) => start)
  return [...quoted, ...begun]
}

/** Every template that could end as the key. */
function beginnings(key: string): string[] {
  return Array.from(key, (_, at) => `${key.slice(0, at)}\${`)
}

const root = new URL('../../', import.meta.url).pathname
const contract = 'packages/contract/src/'
const web = 'apps/web/src/'

function readSources(): Map<string, string> {
  const all = [`${contract}**/*.ts`, 'apps/api/src/**/*.ts', `${web}**/*.{ts,tsx}`]
  const paths = globSync(all, { cwd: root })
  const modules = paths.filter((path) => !/\.test\.tsx?$|^packages\/.*\/texts\//.test(path))
  return new Map(modules.map((path) => [path, readFileSync(root + path, 'utf8')]))
}

/** All that an area loads at once or on demand. */
function loadedBy(area: Area, sources: Map<string, string>): Set<string> {
  const entries = ['root.tsx', 'entry.client.tsx', 'shell/access/missing-page.tsx']
  const routes = Object.values(pages[area]).map(([, page]) => page)
  const loaded = new Set<string>()
  const left = [...entries, `areas/${area}/root.tsx`, ...routes].map((path) => web + path)
  for (const path of left) {
    const text = sources.get(path)
    if (text === undefined || loaded.has(path)) continue
    loaded.add(path)
    left.push(...importsIn(path, text))
  }
  return loaded
}

function importsIn(path: string, text: string): string[] {
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) => to)
  return targets.map((target) => {
    if (target.startsWith('#')) return (path.startsWith(web) ? web : contract) + target.slice(1)
    if (target.startsWith('@marea/contract/')) return target.replace('@marea/contract/', contract)
    return posix.join(posix.dirname(path), target)
  })
}
