import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findWindowedChromium } from '../scripts/chromium.js'
import type { Figure } from './figure.ts'
import { median, startServer } from './load.ts'
import { startMarea } from './marea.ts'
import { buildBareRouter, stopAll } from './page-shell.ts'

const rounds = 5
const maxScoreLoss = 2
const complete = ['accessibility', 'best-practices', 'seo']

type LighthouseResult = {
  scores: Record<string, number>
  lost: string[]
  bytes: number
  requests: number
}

const pages: Record<string, string> = {
  home: '/',
  'a suite': '/suite-details/casa-almendro',
  'list your home': '/list-your-home',
  'a blog post': '/blog/total-price-upfront',
  FAQs: '/faqs',
}

/** Phones on a slow network: our pages compared with a bare page rendered by React, in turns. */
export async function benchLighthouse(): Promise<Figure[]> {
  buildBareRouter()
  const marea = await startMarea()
  const bare = await startServer('./bare-router/serve.ts')
  try {
    const reports = await inTurns({
      bare: bare.url,
      ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, marea.url + path])),
    })
    const reference = medianOf(reports.bare, 'performance')
    const figures = Object.keys(pages).flatMap((name) =>
      figuresOf(name, reports[name] ?? [], reference),
    )
    return [...figures, ...loadOf(reports.home ?? [])]
  } finally {
    await stopAll([marea, bare])
  }
}

async function inTurns(urls: Record<string, string>): Promise<Record<string, LighthouseResult[]>> {
  const reports: Record<string, LighthouseResult[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      reports[name] = [...(reports[name] ?? []), await runLighthouse(url)]
    }
  }
  return reports
}

/** A new browser each time, so that nothing is cached. */
async function runLighthouse(url: string): Promise<LighthouseResult> {
  const chrome = await launch({
    chromePath: await findWindowedChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' })
    if (!run) throw new Error(`Lighthouse had nothing to say about ${url}.`)
    return readReport(run.lhr)
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readReport({ categories, audits }: Report): LighthouseResult {
  const scores = Object.entries(categories).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ])
  const lost = complete.flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && audits[ref.id]?.score === 0)
      .map((ref) => ref.id),
  )
  const { details } = audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? details.items : []
  const bytes = items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0)
  return { scores: Object.fromEntries(scores), lost, bytes, requests: items.length }
}

function figuresOf(name: string, seen: readonly LighthouseResult[], reference: number): Figure[] {
  const performance = medianOf(seen, 'performance')
  const lost = new Set(seen.flatMap((each) => each.lost))
  const others = complete.map((id) => medianOf(seen, id))
  return [
    {
      what: `Lighthouse, ${name}: performance beside a bare React page`,
      measured: `${performance} to ${reference}`,
      goal: `≤ ${maxScoreLoss} below`,
      isMet: performance >= reference - maxScoreLoss,
    },
    {
      what: `Lighthouse, ${name}: accessibility, best practices, SEO`,
      measured: `${others.join(', ')} ${[...lost].join(' ')}`.trim(),
      goal: '100 each',
      isMet: others.every((score) => score === 100),
    },
  ]
}

function loadOf(seen: readonly LighthouseResult[]): Figure[] {
  const bytes = Math.max(...seen.map((each) => each.bytes))
  const requests = Math.max(...seen.map((each) => each.requests))
  return [
    {
      what: 'home on a phone: bytes before scrolling',
      measured: `${Math.round(bytes / 1000)} kB`,
      goal: '≤ 640 kB',
      isMet: bytes <= 640_000,
    },
    {
      what: 'home on a phone: requests before scrolling',
      measured: String(requests),
      goal: '≤ 22',
      isMet: requests <= 22,
    },
  ]
}

function medianOf(seen: readonly LighthouseResult[] = [], id: string): number {
  return median(seen.map(({ scores }) => scores[id] ?? 0))
}
