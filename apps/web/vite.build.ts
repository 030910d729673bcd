import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languages } from '@marea/contract/platform/language.ts'
import type { Plugin, Rolldown } from 'vite'

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const everyPage = /\/src\/(root|entry\.client|areas\/\w+\/root)\.tsx/
const homePage = /\/src\/search\/home\/home-page\.tsx/
const suitePage = /\/src\/suites\/page\/suite-page\.tsx/

/** What every page needs travels in two files, the home and a suite in one or two more, not in forty. */
export const firstLoad: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: groupOf(/node_modules/, { name: 'react', of: everyPage }) },
    { name: groupOf(/\/(src|packages)\//, { name: 'shell', of: everyPage }) },
    { name: groupOf(/\/(src|packages)\//, { name: 'home', of: homePage }) },
    { name: groupOf(/\/src\/(ui|platform|bookings)\//, { name: 'common', of: suitePage }) },
    { name: groupOf(/\/(src|packages)\//, { name: 'suite', of: suitePage }) },
  ],
}

function groupOf(place: RegExp, { name, of }: { name: string; of: RegExp }) {
  return (id: string, graph: Graph) =>
    place.test(id) && !/-page\.tsx/.test(id) && isPartOf(of, id, graph) ? name : null
}

function isPartOf(entry: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((by) => isPartOf(entry, by, graph, seen))
}

/** Whichever stylesheet arrives first fixes the order of the layers for the whole document. */
export function orderLayers(): Plugin {
  return {
    name: 'marea:order-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code) => `@layer reset, base, ui, slices;\n${code}`,
    },
  }
}

/**
 * Texts are written with all their languages side by side; a browser downloads one. `virtual:texts`
 * loads the table of a language, which is made here.
 */
export function splitTexts(): Plugin {
  const name = 'virtual:texts'
  return {
    name: 'marea:split-texts',
    resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts/ },
      async handler(id) {
        const { textTables } = await import('@marea/contract/texts/tables.ts')
        const language = languages.find((each) => id === `\0${name}/${each}`)
        if (language) return asModule(textTables[language])
        const loaders = languages.map(
          (each) => `${each}: () => import('${name}/${each}').then((table) => table.default)`,
        )
        return `export const textLoaders = { ${loaders.join(', ')} }`
      },
    },
  }
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

/** Browsers parse long JSON faster than an object of the same size. */
function asModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
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
