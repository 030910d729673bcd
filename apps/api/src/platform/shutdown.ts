type Closable = { close: () => Promise<unknown>; withinMs: number }

/** Closes what a process has opened, in reverse order; one that fails or hangs does not block the others. */
export function createShutdown() {
  const closings: Closable[] = []
  return {
    add(close: Closable['close'], withinMs: number): void {
      closings.push({ close, withinMs })
    },
    async closeAll(complain: (error: unknown) => void): Promise<void> {
      for (const { close, withinMs } of closings.splice(0).reverse()) {
        const limit = Promise.withResolvers<void>()
        const timer = setTimeout(limit.resolve, withinMs)
        await Promise.race([close().catch(complain), limit.promise])
        clearTimeout(timer)
      }
    },
  }
}
