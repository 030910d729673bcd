import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests of components, hooks and what else needs a document. */
const inDocument = ['apps/web/**/*.test.tsx', 'apps/web/**/*.dom.test.ts']

/** Stress, crash and timing tests, which run in a stage of their own. */
const endurance = ['{apps,demo}/**/*.endurance.test.ts']

/** Starts a PostgreSQL for the run. */
const globalSetup = ['apps/api/test/global-setup.ts']

export default defineConfig({
  test: {
    // Files share loaded modules: nothing of ours keeps state that one test could leave for another.
    isolate: false,
    // Unasked, one core of two stays idle; beyond four workers PostgreSQL is what they wait for.
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: 30_000,
    // Seeding the demo data takes a quarter of a minute, and many times that where cores are shared.
    hookTimeout: 180_000,
    // A worker ends when the next file needs another environment, so the projects run one after another.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{apps,demo,laws,packages,scripts,stand-ins}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...inDocument, ...endurance],
          globalSetup,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          include: inDocument,
          environment: 'jsdom',
          setupFiles: ['apps/web/test/clean-document.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'endurance',
          include: endurance,
          testTimeout: 120_000,
          globalSetup,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
