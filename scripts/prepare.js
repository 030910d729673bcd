import { alone } from './setup-lock.js'

/** Answers whether every step came through; the reason why not stands on the terminal. */
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
