const isTerminal = process.stdout.isTTY === true

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Shows progress while the work runs and leaves one line behind; two lines beside other output. */
export async function saying(what, work, { isAlone = isTerminal } = {}) {
  const since = Date.now()
  if (!isAlone) say(`${what} …`)
  const tick = isAlone && setInterval(() => show(`${what} … ${seconds(since)}`), 200)
  try {
    const result = await work()
    clearInterval(tick)
    if (isAlone) show('')
    say(`${what}: done in ${seconds(since)}`)
    return result
  } catch (error) {
    clearInterval(tick)
    if (isAlone) show('')
    throw error
  }
}

function show(text) {
  process.stdout.write(`\r\u001b[2K${text}`)
}
