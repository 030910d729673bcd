import { defineConfig } from '@playwright/test'
import { companyTimeZone } from '../demo/company-clock.ts'
import { isFull, launchWith } from './support/browser.ts'

const lastTests = ['maintenance.release.spec.ts', 'logs.spec.ts']
const otherTests = isFull ? lastTests : ['*.release.spec.ts', ...lastTests]
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // Tests wait for mails, events and slow networks, so more of them run than there are cores.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  globalSetup: './support/start-marea.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: companyTimeZone,
    launchOptions: launchWith(),
    // Without a graphics card, animations take a fifth of the processor; few tests look at them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A test is tagged with the window in which people mostly do what it tests. One without a tag, about
  // what guests do from start to end or what depends on the window, runs on phones, and before a release
  // also on desktops. Files named *.release.spec.ts run only then. Desktops speak English, phones Spanish.
  projects: [
    {
      name: 'desktop',
      ...(isFull ? { grepInvert: /@phone/ } : { grep: /@desktop/ }),
      testIgnore: otherTests,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: otherTests,
      use: phone,
    },
    // Closes the product for all others.
    {
      name: 'maintenance',
      testMatch: isFull ? 'maintenance.release.spec.ts' : [],
      dependencies: ['desktop', 'phone'],
      use: phone,
    },
    // Runs last, on what the products of all other tests have logged.
    { name: 'logs', testMatch: 'logs.spec.ts', dependencies: ['maintenance'] },
  ],
})
