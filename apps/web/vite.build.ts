import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const everyPage = /\/src\/(root|entry\.client|areas\/\w+\/root)\.tsx/
const homePage = /\/src\/search\/home\/home-page\.tsx/
const suitePage = /\/src\/suites\/page\/suite-page\.tsx/
/** Which visitors read; what these share must not come with forms and dialogs. */
const publicPage =
  /\/src\/(?!operations)[\w/-]+\/(suite|list-your-home|article|faqs|blog|how-it-works|conversations|my-favorites|missing)-page\.tsx/
/** Where people begin who are signed in, in each area. */
const startPage = /\/(checkout|my-bookings|overview|console)-page\.tsx/
/** Pages with little to enter, and what every page loads when it is idle: all dialogs for a heading or a hook. */
const withoutDialogs = /\/(reports|purchases|conversation|audit)-page\.tsx|-sync\.tsx/
const shared = /\/(src\/(ui|platform)|packages)\//

/** What many pages need travels in a few files, not in sixty: every page downloads the list of all of them. */
export const firstLoad: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: groupOf(/node_modules/, { name: 'react', of: everyPage }) },
    { name: groupOf(/\/(src|packages)\//, { name: 'shell', of: everyPage }) },
    { name: groupOf(/\/(src|packages)\//, { name: 'home', of: homePage }) },
    { name: groupOf(/\/src\/(ui|platform|bookings)\//, { name: 'common', of: publicPage }) },
    { name: groupOf(/\/(src|packages)\//, { name: 'suite', of: suitePage }) },
    { name: groupOf(shared, { name: 'start', of: startPage, and: withoutDialogs }) },
    { name: groupOf(shared, { name: 'dialogs', of: startPage }) },
  ],
}

function groupOf(place: RegExp, { name, of, and }: { name: string; of: RegExp; and?: RegExp }) {
  return (id: string, graph: Graph) => {
    const isIn = place.test(id) && !/-page\.tsx/.test(id) && isPartOf(of, id, graph)
    return isIn && (!and || isPartOf(and, id, graph)) ? name : null
  }
}

function isPartOf(entry: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((by) => isPartOf(entry, by, graph, seen))
}

/**
 * Whichever stylesheet arrives first fixes the order of the layers for the whole document. Parts of `ui`
 * are in its layer and those of slices in theirs, so that a slice can change what it is composed of.
 */
export function orderLayers(): Plugin {
  return {
    name: 'marea:order-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code, id) => `@layer reset, base, ui, slices;\n${layered(code, id)}`,
    },
  }
}

function layered(code: string, id: string): string {
  if (code.includes('@layer')) return code
  return `@layer ${/\/src\/ui\//.test(id) ? 'ui' : 'slices'} {\n${code}}\n`
}

/** A page shows the icon of a kind, and needs nothing else of its record. */
export function notificationIcons(): Plugin {
  return {
    name: 'marea:notification-icons',
    resolveId: { filter: { id: /^virtual:notification-icons$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:notification-icons$/ },
      async handler() {
        const { notificationKinds } = await import('@marea/contract/notifications/kinds.ts')
        const { kindIcons } = await import('@marea/contract/notifications/kind-views.ts')
        return `export const kindIcons = ${JSON.stringify(kindIcons(notificationKinds))}`
      },
    },
  }
}

/** The Open Font License asks that every copy of a font comes with the text of its license. */
export function writeFontLicenses(): Plugin {
  return {
    name: 'marea:font-licenses',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const path of globSync('src/ui/fonts/*-OFL.txt', { cwd: import.meta.dirname })) {
        const source = readFileSync(`${import.meta.dirname}/${path}`)
        this.emitFile({ type: 'asset', fileName: `assets/${basename(path)}`, source })
      }
    },
  }
}

/** The router reloads at every lost chunk; the specification allows it once per 10 s per path. */
export function askBeforeReloading(): Plugin {
  const reload = /window\.location\.reload\(\);?\s*return new Promise\(\(\) => \{\}\);?/
  return {
    name: 'marea:ask-before-reloading',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.js/ },
      handler(code) {
        if (!reload.test(code)) this.error('React Router no longer reloads where it did')
        return code.replace(
          reload,
          `if (!window.dispatchEvent(new Event('marea:lost-chunk', { cancelable: true })))
            return new Promise(() => {});
          // The router waits for the loader of a page that has one.
          return { clientLoader: () => null, default() { throw error } };`,
        )
      },
    },
  }
}

/** Equal sources give an equal id, so a rebuild alone never tells readers to reload. */
export function hashSources(): string {
  const hash = createHash('sha256')
  const root = new URL('../../', import.meta.url).pathname
  const sources = globSync(
    [
      'apps/web/src/**/*.*',
      'apps/web/public/**/*.*',
      'apps/web/worker/*.ts',
      'packages/contract/src/**/*.ts',
      'docs/**/*.*',
      '*.md',
      'package-lock.json',
    ],
    { cwd: root },
  )
  for (const file of sources.sort()) hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex').slice(0, 12)
}
