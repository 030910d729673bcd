import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url))

export function readDeployed(path: string): string {
  return readFileSync(`${deploy}${path}`, 'utf8')
}

/** A configuration of `deploy/` with its ${NAMES} filled in. */
export function fillDeployed(path: string, values: Record<string, string | number>): string {
  return readDeployed(path).replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} needs ${name}.`)
    return String(value)
  })
}
