/** Values that answers have shown, so that later requests name things that exist. */
export type KnownValues = ReturnType<typeof createKnownValues>

const maxPerName = 40

/** Other names for what `GET /suites` calls a slug. */
const homeNames = new Set(['slug', 'suite', 'home', 'homes'])

const isName = /^(key|secret|reference|code|token|userId|ownerId)$/

export function createKnownValues() {
  const byName = new Map<string, string[]>()

  function learn(name: string, value: string): void {
    const values = byName.get(name) ?? []
    if (values.includes(value) || value.length > 200) return
    values.push(value)
    // The first ones belong to people who stay, the last ones were made by the fuzzer.
    if (values.length > maxPerName) values.splice(maxPerName / 2, 1)
    byName.set(name, values)
  }

  return {
    learnFrom(answer: unknown, path: string): void {
      const nouns = nounsOf(path)
      const left: unknown[] = [answer]
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (typeof next !== 'object' || next === null) continue
        for (const [name, value] of Object.entries(next)) {
          if (typeof value === 'object' && value !== null) left.push(value)
          if (typeof value !== 'string') continue
          if (name === 'id') for (const noun of nouns) learn(noun, value)
          else if (homeNames.has(name)) learn('slug', value)
          else if (isName.test(name)) learn(name, value)
          else if (name.endsWith('Id')) learn(thingOf(name), value)
        }
      }
    },
    /** A value for a field of this name, undefined as long as none is known. */
    pick(name: string, path: string, choice: number): string | undefined {
      const values = byName.get(homeNames.has(name) ? 'slug' : name) ?? [
        ...(byName.get(thingOf(name)) ?? []),
        ...(byName.get(nounBefore(path, name)) ?? []),
      ]
      return values[choice % Math.max(values.length, 1)]
    },
  }
}

/** `/owner/price-rules/{id}/days` is about `price-rules` and `days`. */
function nounsOf(path: string): string[] {
  return path.split('/').filter((word) => /^[a-z-]+$/.test(word) && !/^(owner|admin)$/.test(word))
}

function nounBefore(path: string, name: string): string {
  const words = path.split('/')
  return words[words.indexOf(`{${name}}`) - 1] ?? ''
}

/** `bankAccountId` names one of the `bank-accounts`, and `room` one of the `rooms`. */
function thingOf(name: string): string {
  const words = name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${words}s`
}
