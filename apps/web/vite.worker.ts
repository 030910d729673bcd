import { defineConfig, type InlineConfig } from 'vite'
import { hashSources } from './vite.build.ts'

/** Browsers compare the bytes of a worker, so the id of the build makes each build a new one. */
export function workerBuild(worker: string): InlineConfig {
  return {
    publicDir: false,
    define: { __BUILD_ID__: JSON.stringify(hashSources()) },
    build: {
      target: 'baseline-widely-available',
      outDir: 'build/worker',
      emptyOutDir: false,
      rolldownOptions: {
        input: `worker/${worker}.ts`,
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  }
}

/** The mode names the worker. */
export default defineConfig(({ mode }) => workerBuild(mode))
