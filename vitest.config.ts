import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'demo/**/*.test.ts',
      'laws/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['apps/api/test/global-setup.ts'],
    // Files share loaded modules: nothing of ours keeps state that one test could leave for another.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
