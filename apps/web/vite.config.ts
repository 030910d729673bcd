import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bundleDocs } from './docs.build.ts'
import { area } from './react-router.config.ts'
import {
  askBeforeReloading,
  firstLoad,
  hashSources,
  notificationIcons,
  orderLayers,
  writeFontLicenses,
} from './vite.build.ts'
import { splitTexts } from './vite.texts.ts'

export default defineConfig(({ command }) => {
  const buildId = command === 'build' ? hashSources() : 'development'
  return {
    plugins: [
      reactRouter(),
      orderLayers(),
      splitTexts(area),
      bundleDocs(),
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
