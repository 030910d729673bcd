import { alone } from './setup-lock.js'

/** Returns whether every step succeeded; a failure is printed. */
export async function prepare(...steps) {
  try {
    await alone(async () => {
      for (const step of steps) await step()
    })
    return true
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return false
  }
}
