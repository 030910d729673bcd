const severities = ['critical', 'high', 'moderate', 'low', 'info']

/** Exit codes of `npm run audit`. */
export const exitCodes = { clean: 0, vulnerable: 1, unanswered: 2 }

/**
 * Reads what `npm audit --json` wrote: `vulnerable` when something in production is high or
 * critical, `unanswered` when the registry did not answer the question.
 */
export function readAudit(output) {
  const report = parsed(output)
  if (!report?.metadata?.vulnerabilities) return unanswered(report)
  const counts = report.metadata.vulnerabilities
  const found = Object.values(report.vulnerabilities ?? {}).map(describe)
  const isSerious = (counts.high ?? 0) + (counts.critical ?? 0) > 0
  return {
    outcome: isSerious ? 'vulnerable' : 'clean',
    lines: [...found.sort(bySeverity).map(({ line }) => line), summaryOf(counts)],
  }
}

function parsed(output) {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

function unanswered(report) {
  const { summary, code, message } = report?.error ?? {}
  const status = report?.statusCode
  const reason = summary || report?.message || message || code || 'npm wrote no report'
  return {
    outcome: 'unanswered',
    lines: [
      `The registry did not answer the question for known vulnerabilities${status ? ` (${status})` : ''}: ${String(reason).trim()}`,
      'This says nothing about the packages. Ask again with a registry that supports npm audit.',
    ],
  }
}

function describe({ name, severity, range, via, fixAvailable }) {
  const titles = via.filter((each) => typeof each === 'object').map(({ title }) => title)
  const about = titles.length > 0 ? titles.join('; ') : `by ${via.join(', ')}`
  const fix = fixOf(fixAvailable)
  return { severity, line: `${severity}: ${name} ${range} — ${about} (${fix})` }
}

function fixOf(fix) {
  if (!fix) return 'no fix yet'
  return fix === true ? 'fixed in a newer version' : `fixed by ${fix.name}@${fix.version}`
}

function bySeverity(one, other) {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity)
}

function summaryOf(counts) {
  const parts = severities
    .filter((each) => counts[each] > 0)
    .map((each) => `${counts[each]} ${each}`)
  return parts.length > 0
    ? `In production dependencies: ${parts.join(', ')}.`
    : 'No known vulnerability in production dependencies.'
}
