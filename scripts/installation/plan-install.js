/** What running needs: the product and what builds its pages. */
const running = ['apps/api', 'apps/web', 'packages/build-tools']

/**
 * The arguments for npm and the extent it leaves, or nothing when what is wanted is there.
 * Nobody knows what is `installed` after an installation that was interrupted; `canRun` says whether
 * the Node of the machine runs the product.
 */
export function planInstall({ wanted, lock, installed, hasPinnedNode, canRun }) {
  const isThere = installed?.lock === lock && [wanted, 'all'].includes(installed.extent)
  if (isThere && (hasPinnedNode || canRun)) return
  const extent = installed?.extent === 'all' ? 'all' : wanted
  const needed = canRun && !hasPinnedNode ? running : [...running, 'packages/node']
  const packages =
    extent === 'all'
      ? ['--include=dev']
      : ['--omit=dev', ...needed.map((workspace) => `--workspace=${workspace}`)]
  // Unlike `ci`, `install` leaves alone what is right: the product may be running from it.
  const command = installed ? ['install', '--no-save'] : ['ci']
  const always = ['--include=optional', '--ignore-scripts=false', '--no-audit', '--no-fund']
  return { extent, args: [...command, ...packages, ...always] }
}
