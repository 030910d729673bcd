import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cache, root } from '../paths.js'

const measured = join(cache, 'coverage', 'coverage-summary.json')
const page = join(root, 'docs', 'prove', 'coverage.md')

const parts = {
  'packages/contract/src': 'contract',
  'apps/api/src': 'API',
  'apps/web/src': 'pages',
}

/** What a run with coverage measured becomes a page of the documentation, committed with the release. */
export function storeCoverage() {
  const summary = JSON.parse(readFileSync(measured, 'utf8'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const measuredOn = new Date().toISOString().slice(0, 10)
  const files = Object.keys(parts).flatMap((part) =>
    readdirSync(join(root, part), { recursive: true }),
  )
  const count = files.filter((path) => /(?<!\.(test|d))\.tsx?$/.test(path)).length
  writeFileSync(page, describeCoverage(summary, { version, measuredOn, sources: count }))
}

/** `summary` has each file by its path, as vitest's `json-summary` writes it. */
export function describeCoverage(summary, { version, measuredOn, sources }) {
  const files = Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, { statements }]) => ({ ...placeOf(path), ...statements }))
  const slices = [...new Set(files.map(({ slice }) => slice))].sort()
  const row = (name, those) => {
    const shares = Object.values(parts).map((part) =>
      shareOf(those.filter((file) => file.part === part)),
    )
    return `| ${name} | ${shares.join(' | ')} |`
  }
  return `# Statement coverage

Unit tests execute **${shareOf(files)} of the statements** of contract, API and pages: ${countOf(files)}.
Version ${version}, ${measuredOn}.

Measured once for each release by \`npm run coverage\`, a part of \`npm run test:release\`, with V8's own counters (vitest). It runs the stage
\`unit\`; what only browser tests, endurance tests and tests of a release execute does not count. ${files.length.toLocaleString('en-US')} of ${sources.toLocaleString('en-US')} sources were
measured: most of the others are components that only browser tests open, and would lower the share of the pages. It is a figure, not a
goal: a line that ran is not a line that was checked.

| slice | ${Object.values(parts).join(' | ')} |
|---|---|---|---|
${slices
  .map((slice) =>
    row(
      slice,
      files.filter((file) => file.slice === slice),
    ),
  )
  .join('\n')}
${row('**all**', files)}
`
}

function placeOf(path) {
  const place = relative(root, path).split(sep).join('/')
  const [folder, part] = Object.entries(parts).find(([each]) => place.startsWith(`${each}/`))
  const [first, ...rest] = place.slice(folder.length + 1).split('/')
  return { part, slice: rest.length > 0 ? first : 'outside of slices' }
}

function shareOf(files) {
  const { covered, total } = sumOf(files)
  return total > 0 ? `${((100 * covered) / total).toFixed(1)} %` : ''
}

function countOf(files) {
  const { covered, total } = sumOf(files)
  return `${covered.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
}

function sumOf(files) {
  const sum = (key) => files.reduce((so, file) => so + file[key], 0)
  return { covered: sum('covered'), total: sum('total') }
}
