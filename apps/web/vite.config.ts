import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import {
  askBeforeReloading,
  firstLoad,
  notificationIcons,
  orderLayers,
  splitTexts,
  writeFontLicenses,
} from './vite.build.ts'

export default defineConfig(({ command }) => {
  const buildId = command === 'build' ? hashSources() : 'development'
  return {
    plugins: [
      reactRouter(),
      orderLayers(),
      splitTexts(),
      notificationIcons(),
      writeFontLicenses(),
      askBeforeReloading(),
    ],
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: firstLoad } } } },
      ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
    },
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
