import { describe, expect, test } from 'vitest'
import { importsOf, isTest, listFiles, type SourceFile } from './source.ts'

const slices =
  'platform ui locale files identity suites pricing calendar search favorites wallet payments bookings reviews messaging owners operations notifications dev shell'.split(
    ' ',
  )

const sources = listFiles(
  /^(apps|packages|stand-ins|demo|bench|scripts|laws|e2e)\/.*\.(ts|tsx|js)$/,
).filter(({ path }) => !path.includes('/generated/'))
const sliced = sources.filter(({ path }) => sliceOf(path))

function sliceOf(path: string): string | undefined {
  return /^apps\/(?:api|web)\/src\/([^/]+)\//.exec(path)?.[1]
}

function isPage(path: string): boolean {
  return path.endsWith('-page.tsx')
}

/** Object.fromEntries forgets keys, and this table's keys are computed from the problem codes. */
const namesProblemsByCode = 'packages/contract/src/platform/texts/problems.en.ts'

function withoutTexts(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/`[^`]*`/g, '``')
    .replace(/'[^'\n]*'/g, "''")
}

function offenders(files: SourceFile[], isOffending: (file: SourceFile) => boolean): string[] {
  return files.filter(isOffending).map(({ path }) => path)
}

function crossings(file: SourceFile): { slice: string; target: string }[] {
  return importsOf(file).flatMap((target) => {
    const slice = /^#([^/]+)\//.exec(target)?.[1]
    return slice ? [{ slice, target }] : []
  })
}

describe('slices keep their walls', () => {
  test('every slice has a known name', () => {
    expect(offenders(sliced, ({ path }) => !slices.includes(sliceOf(path) ?? ''))).toEqual([])
  })

  test('imports go to slices on the left only; a page, which composes, stands right of all', () => {
    const wrong = sliced
      .filter((file) => !isTest(file) && !isPage(file.path))
      .flatMap((file) => {
        const own = slices.indexOf(sliceOf(file.path) ?? '')
        return crossings(file)
          .filter(({ slice }) => slices.indexOf(slice) > own)
          .map(({ target }) => `${file.path} → ${target}`)
      })
    expect(wrong).toEqual([])
  })

  test('nobody imports a page', () => {
    expect(offenders(sliced, (file) => importsOf(file).some(isPage))).toEqual([])
  })

  test('routes and stores are private to their slice', () => {
    const wrong = sliced.flatMap((file) =>
      crossings(file)
        .filter(({ slice, target }) => {
          const isPrivate = /^#[^/]+\/(routes|store)\.ts$/.test(target)
          return isPrivate && slice !== sliceOf(file.path)
        })
        .map(({ target }) => `${file.path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('across folders one writes #slice/file, never ../', () => {
    const climbing = (file: SourceFile) =>
      importsOf(file).some((target) => target.startsWith('../'))
    expect(
      offenders(
        sliced.filter((file) => !isTest(file)),
        climbing,
      ),
    ).toEqual([])
  })

  test('a web slice never imports another slice’s components', () => {
    const shared = new Set(['platform', 'ui'])
    const wrong = sliced
      .filter(({ path }) => path.startsWith('apps/web/') && !/\/(shell|dev)\//.test(path))
      .filter(({ path }) => !path.endsWith('-page.tsx'))
      .flatMap((file) =>
        crossings(file)
          .filter(({ slice, target }) => target.endsWith('.tsx') && !shared.has(slice))
          .filter(({ slice }) => slice !== sliceOf(file.path))
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })
})

describe('pages are cheap to draw', () => {
  test('links come from the platform, whose links cost the server little', () => {
    const takesRouters = /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router'/
    const web = sliced.filter(({ path }) => path.startsWith('apps/web/'))
    const wrong = offenders(web, ({ text }) => takesRouters.test(text))
    expect(wrong).toEqual(['apps/web/src/platform/page/link.tsx'])
  })
})

describe('files stay small and well named', () => {
  test('no source over 300 lines, no test or style over 400', () => {
    const styles = listFiles(/^(apps|stand-ins)\/.*\.css$/)
    const long = [...sources, ...styles].filter(
      (file) => file.lines > (isTest(file) || file.path.endsWith('.css') ? 400 : 300),
    )
    expect(long.map(({ path, lines }) => `${path} (${lines})`)).toEqual([])
  })

  test('nothing is cut by technique', () => {
    const cut =
      /\/(utils?|lib|helpers?|common|misc|types|constants|interfaces)(\/|\.tsx?$)|\/index\.tsx?$/
    expect(offenders(sources, ({ path }) => cut.test(path))).toEqual([])
  })

  test('a folder directly holds at most 20 sources', () => {
    const held = Map.groupBy(
      sources.filter((file) => !isTest(file) && !/\.spec\.ts$/.test(file.path)),
      ({ path }) => path.slice(0, path.lastIndexOf('/')),
    )
    const crowded = [...held].filter(([, files]) => files.length > 20)
    expect(crowded.map(([folder, files]) => `${folder} (${files.length})`)).toEqual([])
  })

  test('file names are kebab-case', () => {
    const isKebab = /^(\.?[a-z0-9]+[-.]?)+$/
    expect(offenders(sources, ({ path }) => !isKebab.test(path.split('/').at(-1) ?? ''))).toEqual(
      [],
    )
  })

  test('a route module has at most 200 lines', () => {
    const pages = sources.filter(({ path }) => path.endsWith('-page.tsx'))
    expect(offenders(pages, ({ lines }) => lines > 200)).toEqual([])
  })
})

describe('code keeps its promises', () => {
  const product = sources.filter(
    (file) =>
      /^(apps|packages|stand-ins)\//.test(file.path) &&
      !isTest(file) &&
      !file.path.includes('config.'),
  )
  const outside = product.filter(({ path }) => !path.includes('/platform/'))

  test('only the configuration reads the environment', () => {
    const readers = product.filter(({ path }) => !/\/(server|vite\.config)\.ts$/.test(path))
    expect(offenders(readers, ({ text }) => text.includes('process.env'))).toEqual([])
  })

  test('no any, no assertion of types, no unchecked line outside the platform', () => {
    const casting = /[\w)\]}] as (?!const\b)[A-Za-z{[(]/
    const wrong = outside
      .filter(({ path }) => path !== namesProblemsByCode)
      .flatMap(({ path, text }) =>
        withoutTexts(text)
          .split('\n')
          .filter((line) => !/^\s*(import|export)|^\s*(type )?\w+ as \w+,$/.test(line))
          .filter((line) => casting.test(line) || /\bany\b>|: any\b|@ts-/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(wrong).toEqual([])
  })

  test('nothing is left to do, to skip or to focus', () => {
    const left =
      /\b(it|test|describe)\.(skip|only|todo|fails)\b|\b(TODO|FIXME|XXX)\b|(\/\/|\*)\s*todo\b|[Ll]orem ipsum/
    const others = sources.filter(({ path }) => !path.startsWith('laws/'))
    expect(offenders(others, ({ text }) => left.test(text))).toEqual([])
  })

  test('the only classes are the refusal and its twin in the browser', () => {
    const declaring = ({ text }: SourceFile) => /^(export )?(default )?class \w+/m.test(text)
    expect(offenders(product, declaring)).toEqual([
      'apps/api/src/platform/problem.ts',
      'apps/web/src/platform/api/problem-error.ts',
    ])
  })
})
