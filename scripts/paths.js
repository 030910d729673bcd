import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const cache = join(root, '.cache')

const bin = join(root, 'node_modules', '.bin')

export function tool(name) {
  return join(bin, name)
}

/**
 * Puts installed tools first in PATH, and so the pinned Node where it is installed, else this one. Child
 * processes share a compile cache, which halves the processor time of a start.
 */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [bin, dirname(process.execPath), ...outerPath()].join(delimiter),
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
    ...extra,
  }
}

/** Leaves installed tools out of PATH: npm must not run on a Node that it is about to replace. */
export function outerEnv() {
  return { ...process.env, PATH: outerPath().join(delimiter) }
}

function outerPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(bin))
}
