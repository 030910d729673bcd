export function coalesceCalls<Result>() {
  const pending = new Map<string, Promise<Result>>()
  return (name: string, find: () => Promise<Result>): Promise<Result> => {
    const known = pending.get(name)
    if (known) return known
    const mine = find()
    pending.set(name, mine)
    const forget = () => pending.delete(name)
    mine.then(forget, forget)
    return mine
  }
}
