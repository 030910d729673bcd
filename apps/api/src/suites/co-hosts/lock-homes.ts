/** Always in the same order, so that two invitations to the same homes never wait for each other. */
export async function lockHomes<Home extends { suiteId: string }>(
  homes: readonly Home[],
  lock: (home: Home) => Promise<unknown>,
): Promise<void> {
  const sorted = homes.toSorted((one, other) => (one.suiteId < other.suiteId ? -1 : 1))
  for (const home of sorted) await lock(home)
}
