import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  routeDiscovery: { mode: 'initial' },
  /** A page and its loader are wanted together; apart they are two requests. */
  splitRouteModules: false,
  /** Apple posts its answer to /auth/callback from there. */
  allowedActionOrigins: ['appleid.apple.com'],
  buildEnd({ reactRouterConfig }) {
    compress(join(reactRouterConfig.buildDirectory, 'client/assets'))
  },
} satisfies Config

/** The server picks these up by name instead of compressing at every request. */
function compress(folder: string) {
  for (const name of globSync('*.{js,mjs,css,geojson}', { cwd: folder })) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
