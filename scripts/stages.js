import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build-web.js'
import { findChromium } from './chromium.js'
import { cache, root, tool, toolEnv } from './paths.js'
import { forgetProofs, storeProofs } from './proofs/release-proofs.js'
import { storeCoverage } from './proofs/store-coverage.js'
import { ensureReleaseTools } from './release-tools.js'
import { run } from './run.js'
import { alone } from './setup-lock.js'

const unit = ['--project=node', '--project=web', '--project=document']

/** Every stage returns `{ passed, failed, output }`; one without a test report counts as one test. */
export const stages = {
  lint: () => one(() => run(tool('biome'), ['check', '--error-on-warnings'])),
  types: () => one(checkTypes),
  unused: () => one(() => run(tool('knip'), [])),
  unit: () => runVitest('unit.json', unit),
  // These tests mostly wait for processes to start and end, so more of them run than there are cores.
  endurance: () => runVitest('endurance.json', ['--project=endurance', '--maxWorkers=4']),
  build: () => one(build),
  e2e: () => runEndToEnd('gate'),
  release: runRelease,
  'e2e-full': () => runEndToEnd('full'),
  coverage: measureCoverage,
}

/** The other stages take long and run before a release. */
export const gate = ['lint', 'types', 'unused', 'unit', 'build', 'endurance', 'e2e']

async function one(check) {
  const { ok, output } = await check()
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

async function checkTypes() {
  const web = join(root, 'apps', 'web')
  const results = [await run(tool('react-router'), ['typegen'], { cwd: web })]
  // Each checker repeats some work of the others, so more of them than cores only cost time.
  const checkers = String(Math.min(availableParallelism(), 4))
  for (const project of projects()) {
    results.push(await run(tool('tsc'), ['-p', project, '--checkers', checkers]))
  }
  return {
    ok: results.every((result) => result.ok),
    output: results.map((result) => result.output).join(''),
  }
}

/** Everything that runs in Node is checked as one program, because most of it imports the API. */
function projects() {
  const program = join(root, 'tsconfig.node.json')
  const { include } = JSON.parse(readFileSync(program, 'utf8'))
  const inProgram = include.map((folder) => join(root, folder))
  const parents = ['.', 'apps', 'apps/web', 'packages', 'stand-ins']
  const others = parents
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
    .filter((folder) => !inProgram.some((each) => `${folder}/`.startsWith(`${each}/`)))
  return [program, ...others]
}

async function build() {
  try {
    await alone(ensureBuilt)
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: `${error.message}\n` }
  }
}

async function runRelease() {
  await ensureReleaseTools()
  forgetProofs()
  const args = ['--project=release', '--project=stress', '--maxWorkers=4']
  const ran = await runVitest('release.json', args)
  if (ran.failed === 0) storeProofs()
  return ran
}

async function measureCoverage() {
  const ran = await runVitest('coverage.json', [...unit, '--coverage'])
  if (ran.failed === 0) storeCoverage()
  return ran
}

async function runVitest(reportName, args) {
  const report = freshReport(reportName)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ran = await run(tool('vitest'), ['run', ...args, ...reporters])
  const { numPassedTests = 0, numTotalTests = 0, testResults = [] } = read(report)
  const unloadable = testResults.filter((file) => file.assertionResults.length === 0)
  return counted(ran, numPassedTests, numTotalTests + unloadable.length)
}

/** In full, browser tests run in every window they are made for, and pages open over a slow network too. */
async function runEndToEnd(extent) {
  const chromium = await findChromium().catch((error) => error)
  if (chromium instanceof Error) return { passed: 0, failed: 1, output: `${chromium.message}\n` }
  const report = freshReport('e2e.json')
  const env = toolEnv({
    CHROMIUM_PATH: chromium,
    E2E_EXTENT: extent,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const ran = await run(tool('playwright'), args, { env })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {}
  return counted(ran, expected, expected + unexpected + flaky + skipped)
}

/** Everything that did not pass counts as failed: skipped tests, an empty run, a crash outside the tests. */
function counted(ran, passed, total) {
  const isBroken = total === 0 || !ran.ok
  return { passed, failed: Math.max(total - passed, isBroken ? 1 : 0), output: ran.output }
}

function freshReport(name) {
  const report = join(cache, name)
  mkdirSync(cache, { recursive: true })
  rmSync(report, { force: true })
  return report
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
