import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(`${root}docs/prove/security.md`, 'utf8')

/** How many points of levels 1 and 2 each chapter of ASVS 5.0 has. */
const pointsOfChapters = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
}

const rows = [...text.matchAll(/^\| (V[\d., V]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, points = '', shownBy = '']) => ({ points: points.split(', '), shownBy }),
)

test('every point of ASVS level 2 is in the security document once', () => {
  const points = rows.flatMap((row) => row.points)
  const counts = Object.entries(Object.groupBy(points, (point) => point.replace(/\..*/, '')))
  expect(Object.fromEntries(counts.map(([chapter, all = []]) => [chapter, all.length]))).toEqual(
    pointsOfChapters,
  )
  expect(new Set(points).size).toBe(points.length)
  expect(rows.filter(({ shownBy }) => shownBy.trim() === '')).toEqual([])
})

test('every test that the security document names exists', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, path = '']) => path,
  )
  const missing = named.filter(
    (path) => !existsSync(root + path) && !existsSync(`${root}apps/api/src/${path}`),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
