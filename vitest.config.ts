import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'stand-ins/**/*.test.ts',
      'demo/**/*.test.ts',
      'laws/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['apps/api/test/global-setup.ts'],
    // Files share loaded modules: nothing of ours keeps state that one test could leave for another.
    isolate: false,
    // Unasked, one core of two stays idle; beyond four workers PostgreSQL is what they wait for.
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: 30_000,
    // Seeding the demo data takes a quarter of a minute, and many times that where cores are shared.
    hookTimeout: 180_000,
  },
})
