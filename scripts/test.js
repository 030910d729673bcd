import { ensureAllInstalled } from './installation/install.js'
import { prepare } from './prepare.js'
import { say, seconds } from './say.js'
import { gate, stages } from './stages.js'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in stages))

if (unknown.length > 0) {
  say(`There is no stage ${unknown.join(', ')}; the stages are ${Object.keys(stages).join(', ')}.`)
  process.exitCode = 1
} else {
  await runStages(chosen.length > 0 ? chosen : gate)
}

async function runStages(names) {
  const results = (await prepare(ensureAllInstalled))
    ? await runInTurn(names)
    : [{ passed: 0, failed: 1 }]
  const passed = sum(results, 'passed')
  const failed = sum(results, 'failed')
  process.exitCode = failed > 0 ? 1 : 0
  say(`${passed} passed, ${failed} failed`)
}

async function runInTurn(names) {
  const results = []
  for (const name of names) {
    say(`${name} …`)
    const since = Date.now()
    const result = await stages[name]()
    if (result.failed > 0) say(result.output.trimEnd())
    say(`${name}: ${result.passed} passed, ${result.failed} failed in ${seconds(since)}`)
    results.push(result)
  }
  return results
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0)
}
