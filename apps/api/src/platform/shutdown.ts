type Closing = { close: () => Promise<unknown>; withinMs: number }

/** What a process has opened: closed in reverse order, and none may block the others. */
export function newClosings() {
  const closings: Closing[] = []
  return {
    add(close: Closing['close'], withinMs: number): void {
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
