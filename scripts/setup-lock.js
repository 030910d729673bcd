import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cache } from './paths.js'
import { say } from './say.js'

const file = join(cache, 'setup.lock')
const BEAT = 1000
const STALE = 5 * BEAT

/** Lets one command at a time install or build in this clone; the others wait until its heartbeat ends. */
export async function alone(work) {
  mkdirSync(cache, { recursive: true })
  for (let round = 0; !take(); round++) {
    if (round === 1) say('Waiting for another command that installs or builds here …')
    await wait(300)
  }
  const beat = setInterval(touch, BEAT)
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    rmSync(file, { force: true })
  }
}

function take() {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const beatenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - beatenAt > STALE) rmSync(file, { force: true })
    return false
  }
}

function touch() {
  const now = new Date()
  utimesSync(file, now, now)
}

function interrupt() {
  rmSync(file, { force: true })
  process.exit(130)
}
