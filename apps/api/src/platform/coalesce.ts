/** Concurrent calls with the same key share one result. */
export function coalesceCalls<Result>() {
  const asked = new Map<string, Promise<Result>>()
  return (name: string, find: () => Promise<Result>): Promise<Result> => {
    const known = asked.get(name)
    if (known) return known
    const mine = find()
    asked.set(name, mine)
    const forget = () => asked.delete(name)
    mine.then(forget, forget)
    return mine
  }
}
