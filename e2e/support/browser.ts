/** Before a release tests run in full; the gate opens each page once and runs most tests in one window. */
export const isFull = process.env.E2E_EXTENT === 'full'

const executablePath = process.env.CHROMIUM_PATH
const isRoot = process.getuid?.() === 0

/** Without a graphics card, WebGL and photos take most of the processor; few tests look at them. */
const costly = { webGl: '--disable-3d-apis', photos: '--blink-settings=imagesEnabled=false' }

type Costly = keyof typeof costly

/** How Chromium starts, with the costly abilities that a test needs. */
export function launchWith(...needed: Costly[]) {
  const disabled = Object.entries(costly).filter(([name]) => !needed.some((each) => each === name))
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Pages of a context share a process, because starting one takes a tenth of what a page needs.
      '--process-per-site',
      '--disable-background-networking',
      '--disable-component-update',
      ...disabled.map(([, flag]) => flag),
    ],
  }
}
