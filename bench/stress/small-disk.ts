import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const megabytes = 256

/** A folder on a separate small disk; undefined if this user may not mount one. */
export function mountSmallDisk(folder: string) {
  mkdirSync(folder)
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    fill(): void {
      try {
        for (let part = 0; ; part += 1) {
          writeFileSync(ballast, Buffer.alloc(1024 * 1024), { flag: part ? 'a' : 'w' })
        }
      } catch {
        // The disk is full.
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }),
  }
}
