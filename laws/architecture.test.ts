import { describe, expect, test } from 'vitest'
import { importsOf, isTest, listFiles, type SourceFile, sliceOf, slices } from './source.ts'

const sources = listFiles(
  /^(apps|packages|stand-ins|demo|bench|scripts|laws|e2e)\/.*\.(ts|tsx|js)$/,
).filter(({ path }) => !path.includes('/generated/'))
const sliced = sources.filter(({ path }) => sliceOf(path))

function isPage(path: string): boolean {
  return path.endsWith('-page.tsx')
}

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

describe('slice boundaries', () => {
  test('every slice has a known name', () => {
    expect(offenders(sliced, ({ path }) => !slices.includes(sliceOf(path) ?? ''))).toEqual([])
  })

  test('a slice imports only slices listed before it; pages may import any', () => {
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

  test('a slice of the contract takes nothing but types from the lists of all slices', () => {
    const importing = /^(?:import|export) (?!type )[^']*'#(?:texts\/)?[\w-]+\.ts'$/gm
    const wrong = sliced
      .filter((file) => file.path.startsWith('packages/contract/') && !isTest(file))
      .flatMap(({ path, text }) => (text.match(importing) ?? []).map((line) => `${path}: ${line}`))
    expect(wrong).toEqual([])
  })

  test('pages are not imported, except by their own tests', () => {
    const others = sliced.filter(({ path }) => !path.endsWith('-page.test.tsx'))
    expect(offenders(others, (file) => importsOf(file).some(isPage))).toEqual([])
  })

  test('routes and stores of the API are private to their slice', () => {
    const isPrivate = /\/([\w-]+-)?(routes|store)\.ts$/
    const wrong = sliced
      .filter(({ path }) => path.startsWith('apps/api/'))
      .flatMap((file) =>
        crossings(file)
          .filter(({ slice, target }) => isPrivate.test(target) && slice !== sliceOf(file.path))
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('imports across folders are written #slice/file, never ../', () => {
    const climbing = (file: SourceFile) =>
      importsOf(file).some((target) => target.startsWith('../'))
    expect(
      offenders(
        sliced.filter((file) => !isTest(file)),
        climbing,
      ),
    ).toEqual([])
  })
})

/** Slices whose components put together those of others, as pages do. */
const composing: Record<string, readonly string[]> = {
  statements: ['expenses'],
  owners: ['expenses', 'statements'],
  operations: ['expenses', 'statements'],
}

function mayShow(path: string): readonly string[] {
  const slice = sliceOf(path) ?? ''
  return ['platform', 'ui', slice, ...(composing[slice] ?? [])]
}

describe('web slices share only through platform and ui', () => {
  test('a web slice never imports another slice’s components', () => {
    const wrong = sliced
      .filter(({ path }) => path.startsWith('apps/web/') && !/\/(shell|dev|areas)\//.test(path))
      .filter(({ path }) => !path.endsWith('-page.tsx'))
      .flatMap((file) =>
        crossings(file)
          .filter(
            ({ slice, target }) => target.endsWith('.tsx') && !mayShow(file.path).includes(slice),
          )
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('no web slice imports a hook of another slice', () => {
    const importing = /import \{([^}]*)\} from '#([a-z]+)\/[^']+'/g
    const wrong = sliced
      .filter(({ path }) => path.startsWith('apps/web/') && !/\/(shell|dev|areas)\//.test(path))
      .filter((file) => !isPage(file.path) && !isTest(file))
      .flatMap(({ path, text }) =>
        [...text.matchAll(importing)]
          .filter(([, , slice = '']) => !mayShow(path).includes(slice))
          .filter(([, names = '']) => /\buse[A-Z]/.test(names))
          .map(([statement]) => `${path}: ${statement}`),
      )
    expect(wrong).toEqual([])
  })
})

describe('page rendering', () => {
  test('links come from the platform, whose links are cheap to render', () => {
    const takesRouters = /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router'/
    const web = sliced.filter(({ path }) => path.startsWith('apps/web/'))
    const wrong = offenders(web, ({ text }) => takesRouters.test(text))
    expect(wrong).toEqual(['apps/web/src/platform/page/link.tsx'])
  })
})

describe('file size and naming', () => {
  test('no source over 300 lines, no test or style over 400', () => {
    const styles = listFiles(/^(apps|stand-ins)\/.*\.css$/)
    const long = [...sources, ...styles].filter(
      (file) => file.lines > (isTest(file) || file.path.endsWith('.css') ? 400 : 300),
    )
    expect(long.map(({ path, lines }) => `${path} (${lines})`)).toEqual([])
  })

  test('no folder or file is named after a technique', () => {
    const cut =
      /\/(utils?|lib|helpers?|common|misc|types|constants|interfaces)(\/|\.tsx?$)|\/index\.tsx?$/
    expect(offenders(sources, ({ path }) => cut.test(path))).toEqual([])
  })

  test('a folder directly holds at most 20 sources', () => {
    const held = Map.groupBy(
      sources.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path)),
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

describe('code rules', () => {
  const product = sources.filter(
    (file) =>
      /^(apps|packages|stand-ins)\//.test(file.path) &&
      !isTest(file) &&
      !file.path.includes('config.'),
  )
  const outside = product.filter(({ path }) => !path.includes('/platform/'))

  test('only the configuration reads environment variables', () => {
    const readers = product.filter(({ path }) => !/\/(server|vite\.config)\.ts$/.test(path))
    expect(offenders(readers, ({ text }) => text.includes('process.env'))).toEqual([])
  })

  test('days and times are written by one module', () => {
    const formatting = /Intl\.DateTimeFormat\(|toLocale(Date|Time)String/
    const wrong = offenders(product, ({ text }) => formatting.test(text))
    expect(wrong).toEqual([
      'packages/contract/src/platform/time/time-zone.ts',
      'packages/contract/src/platform/time/zoned-time.ts',
    ])
  })

  test('no any, no type assertion and no @ts- comment outside the platform', () => {
    const casting = /[\w)\]}] as (?!const\b)[A-Za-z{[(]/
    const wrong = outside.flatMap(({ path, text }) =>
      withoutTexts(text)
        .split('\n')
        .filter((line) => !/^\s*(import|export)|^\s*(type )?\w+ as \w+,$/.test(line))
        .filter((line) => casting.test(line) || /\bany\b>|: any\b|@ts-/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(wrong).toEqual([])
  })

  test('no TODO, no skipped test and no focused test', () => {
    const left =
      /\b(it|test|describe)\.(skip|only|todo|fails)\b|\b(TODO|FIXME|XXX)\b|(\/\/|\*)\s*todo\b|[Ll]orem ipsum/
    const others = sources.filter(({ path }) => !path.startsWith('laws/'))
    expect(offenders(others, ({ text }) => left.test(text))).toEqual([])
  })

  test('the only classes are the two problem errors', () => {
    const declaring = ({ text }: SourceFile) => /^(export )?(default )?class \w+/m.test(text)
    expect(offenders(product, declaring)).toEqual([
      'apps/api/src/platform/problem.ts',
      'apps/web/src/platform/api/problem-error.ts',
    ])
  })
})
