import { inflateSync } from 'node:zlib'

/** The text of a PDF in reading order, decoded with the character maps of its fonts. */
export function textOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const maps = fontMaps(objects)
  return [...objects.values()]
    .map(({ stream }) => stream)
    .filter((stream) => stream?.includes('BT'))
    .flatMap((stream) => shownIn(stream ?? '', maps))
}

type PdfObject = { head: string; stream: string | undefined }

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const text = pdf.toString('latin1')
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const raw = at < 0 ? undefined : body.slice(at + 7, body.lastIndexOf('\nendstream'))
    const isPacked = head.includes('/FlateDecode')
    const stream =
      raw && isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(id, { head, stream })
  }
  return objects
}

function fontMaps(objects: Map<string, PdfObject>): Map<string, Map<number, string>> {
  const maps = new Map<string, Map<number, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.head ?? ''
      const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? ''
      maps.set(name, charactersOf(objects.get(map)?.stream ?? ''))
    }
  }
  return maps
}

function charactersOf(map: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const codes = list.match(/<([\w ]+)>/g) ?? []
    for (const [index, code] of codes.entries()) {
      const units = code.slice(1, -1).split(' ')
      const character = units
        .map((unit) => String.fromCodePoint(Number.parseInt(unit, 16)))
        .join('')
      characters.set(Number.parseInt(first, 16) + index, character)
    }
  }
  return characters
}

function shownIn(stream: string, maps: Map<string, Map<number, string>>): string[] {
  let font = ''
  return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
    if (name) font = name
    if (shown === undefined) return []
    const glyphs = [...shown.matchAll(/<(\w*)>/g)].map(([, hex = '']) => hex).join('')
    const codes = glyphs.match(/.{4}/g) ?? []
    return [codes.map((code) => maps.get(font)?.get(Number.parseInt(code, 16)) ?? '?').join('')]
  })
}
