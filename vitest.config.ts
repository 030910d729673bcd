import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { notificationIcons } from './apps/web/vite.build.ts'
import { splitTexts } from './apps/web/vite.texts.ts'

/** Tests of components, hooks and what else needs a document. */
const inDocument = ['apps/web/**/*.test.tsx', 'apps/web/**/*.dom.test.ts']

/** Tests of crashes, races and started processes, which run in a stage of their own. */
const endurance = ['apps/**/*.endurance.test.ts']

/** Tests that take long, which run before a release. */
const release = ['{apps,demo,scripts}/**/*.release.test.ts']

/** Takes the whole machine for a minute, so it runs after the others. */
const stress = ['apps/api/src/stress.release.test.ts']

/** What runs in Node as it is: Vite would load it more slowly, and not as the product does. */
const native = {
  globalSetup: ['apps/api/test/global-setup.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    // Files share loaded modules: nothing of ours keeps state that one test could leave for another.
    isolate: false,
    // Unasked, one core of two stays idle; beyond four workers PostgreSQL is what they wait for.
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: 30_000,
    // Seeding the demo data takes a quarter of a minute, and many times that where cores are shared.
    hookTimeout: 180_000,
    // Measured once for each release: `npm run coverage`.
    coverage: {
      include: ['{apps/api,apps/web,packages/contract}/src/**/*.{ts,tsx}'],
      reporter: ['json-summary'],
      reportsDirectory: '.cache/coverage',
    },
    // A worker ends when the next file needs another environment, so the projects run one after another.
    projects: [
      {
        extends: true,
        test: {
          ...native,
          name: 'node',
          include: ['{apps/api,demo,laws,packages,scripts,stand-ins}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...endurance, ...release],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        plugins: [splitTexts(), notificationIcons()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...inDocument],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [splitTexts(), notificationIcons()],
        test: {
          name: 'document',
          include: inDocument,
          environment: 'jsdom',
          setupFiles: ['apps/web/test/clean-document.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'endurance',
          include: endurance,
          testTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'release',
          include: release,
          exclude: ['**/node_modules/**', ...stress],
          testTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: { name: 'stress', include: stress, sequence: { groupOrder: 5 } },
      },
    ],
  },
})
