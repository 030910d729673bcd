/** Licenses that only require attribution. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
])

const unchangedFiles = 'MPL-2.0 covers its own files, which we use unchanged'
const linkedLibrary = 'libvips is LGPL, loaded as a separate library that anyone can replace'

/** Packages under other licenses, and why they are acceptable. */
export const exceptions = [
  { package: /^ical\.js$/, license: 'MPL-2.0', reason: unchangedFiles },
  { package: /^web-push$/, license: 'MPL-2.0', reason: unchangedFiles },
  { package: /^axe-core$/, license: 'MPL-2.0', reason: unchangedFiles },
  { package: /^lightningcss(-|$)/, license: 'MPL-2.0', reason: unchangedFiles },
  { package: /^@img\/sharp-/, license: 'LGPL-3.0-or-later', reason: linkedLibrary },
  { package: /^caniuse-lite$/, license: 'CC-BY-4.0', reason: 'data for the build, not shipped' },
  { package: /^png-js$/, license: undefined, reason: 'MIT by its LICENSE file; names none' },
]

/** Packages of the lock file without an accepted license, as readable lines. */
export function unacceptedLicenses(packages) {
  return packages
    .filter((each) => !isAccepted(each))
    .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'no license'}`)
}

function isAccepted({ name, license }) {
  const own = exceptions.filter((each) => each.package.test(name))
  if (license === undefined) return own.some((each) => each.license === undefined)
  return meets(license, (id) => allowed.has(id) || own.some((each) => each.license === id))
}

function meets(expression, isFine) {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => isFine(id.replace(/[()]/g, '').trim())))
}
