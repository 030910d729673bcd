import type { Plugin, Rolldown } from 'vite'

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** What every page needs travels in two files, not in forty. */
export const firstLoad: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: groupOf(/node_modules/, 'react') },
    { name: groupOf(/\/(src|packages)\//, 'shell') },
  ],
}

function groupOf(place: RegExp, name: string) {
  return (id: string, graph: Graph) => (place.test(id) && isInEveryPage(id, graph) ? name : null)
}

function isInEveryPage(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/\/src\/(root|entry\.client)\.tsx/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((by) => isInEveryPage(by, graph, seen))
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

export function writeBuildFile(build: string): Plugin {
  return {
    name: 'marea:build-file',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
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
          return { default() { throw error } };`,
        )
      },
    },
  }
}
