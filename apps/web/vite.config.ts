import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command, isSsrBuild }) => {
  const buildId = command === 'build' ? hashSources() : 'development'
  return {
    plugins: [reactRouter(), writeBuildFile(buildId), askBeforeReloading()],
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      ...(isSsrBuild && { rolldownOptions: { input: './src/server.ts' } }),
    },
    server: { hmr: { port: 24_678 } },
  }
})

/** Equal sources give an equal id, so a rebuild alone never tells readers to reload. */
function hashSources(): string {
  const hash = createHash('sha256')
  const root = new URL('../../', import.meta.url).pathname
  const sources = globSync(
    [
      'apps/web/src/**/*.*',
      'apps/web/public/**/*.*',
      'packages/contract/src/**/*.ts',
      'package-lock.json',
    ],
    { cwd: root },
  )
  for (const file of sources.sort()) hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex').slice(0, 12)
}

function writeBuildFile(build: string): Plugin {
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
function askBeforeReloading(): Plugin {
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
          `if (window.dispatchEvent(new Event('marea:lost-chunk', { cancelable: true }))) throw error;
          return new Promise(() => {});`,
        )
      },
    },
  }
}
