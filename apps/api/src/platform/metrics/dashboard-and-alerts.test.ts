import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { promises } from './names.ts'

type Alert = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
type Panel = { id: number; title: string; type: string; targets?: { expr: string }[] }

const read = (path: string) => readFile(new URL(`../../../../../${path}`, import.meta.url), 'utf8')

let marea: TestApp
let alerts: Alert[]
let panels: Panel[]
let served: string

beforeAll(async () => {
  marea = await openTestApp()
  await marea.call('GET', '/suites')
  await jobNamed('operations.run-checks').handle(marea.ctx(), {})
  served = await marea.readMetrics()
  alerts = parse(await read('deploy/prometheus/alerts.yml')).groups[0].rules
  panels = JSON.parse(await read('deploy/grafana/dashboard.json')).panels
})
afterAll(() => marea.close())

const metric = /\b(?:marea|http|nodejs|process)_[a-z0-9_]+/g

/** What an expression reads: each metric with the values that it asks of each label. */
function readBy(expr: string): { name: string; label: string; values: string[] }[] {
  return [
    ...expr.matchAll(/\b((?:marea|http|nodejs|process)_[a-z0-9_]+)(?:\{(\w+)=~?"([^"]+)"\})?/g),
  ].map(([, name = '', label = '', values = '']) => ({ name, label, values: values.split('|') }))
}

const expressions = () => [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
]

test('every metric and label of the dashboard and the alerts is served', () => {
  // These appear with the first charge, backup or failed job.
  const later = ['marea_charges_unsettled', 'marea_jobs_given_up', 'status="5xx"', 'check="backup"']
  const missing = expressions().flatMap(([where, expr]) =>
    readBy(expr).flatMap(({ name, label, values }) => {
      if (!served.includes(`\n${name}`) && !later.includes(name)) return [`${where}: ${name}`]
      const unknown = values.filter(
        (value) =>
          label &&
          !later.includes(`${label}="${value}"`) &&
          !new RegExp(`^${name}\\{[^}]*${label}="${value}"`, 'm').test(served),
      )
      return unknown.map((value) => `${where}: ${name} ${label}=${value}`)
    }),
  )
  expect(missing).toEqual([])
})

test('every promise is on the dashboard or in an alert', () => {
  const text = expressions().join('\n')
  const shown = new Set(
    (text.match(metric) ?? []).map((name) => name.replace(/_(bucket|count)$/, '')),
  )
  const internal = ['homes', 'owners', 'messages']
  const silent = Object.entries(promises).flatMap(([promise, names]) =>
    internal.includes(promise) ? [] : names.filter((name: string) => !shown.has(name)),
  )
  expect(silent).toEqual([])
})

test('every alert has a threshold, a severity and its section in docs/run/watch.md', async () => {
  const headings = (await read('docs/run/watch.md')).match(/^### .+$/gm) ?? []
  expect(headings.map((heading) => heading.slice(4))).toEqual(alerts.map(({ alert }) => alert))
  for (const { alert, expr, for: lasting, labels, annotations } of alerts) {
    expect(expr, alert).toMatch(/[<>=]=? ?[\d.]+/)
    expect(lasting, alert).toMatch(/^\d+[mh]$/)
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/)
    expect(annotations.summary, alert).not.toBe('')
    expect(annotations.runbook).toBe(`docs/run/watch.md#${alert.toLowerCase()}`)
  }
})

test('panels of the dashboard have an id of their own and a query', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const { title, type, targets = [] } of panels) {
    if (type !== 'row') expect(targets.length, title).toBeGreaterThan(0)
  }
})
