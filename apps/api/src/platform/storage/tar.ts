/** A file of an archive. Programs that unpack it ignore the comment. */
export type TarEntry = { name: string; bytes: Buffer; comment?: string }

const block = 512
const longestName = 100
/** The end of an archive. */
export const tarEnd = Buffer.alloc(2 * block)

/** What stands before the bytes of a file of this size. */
export function tarHead(file: {
  name: string
  size: number
  comment?: string | undefined
}): Buffer {
  const { name, size, comment } = file
  const notes = {
    ...(Buffer.byteLength(name) > longestName ? { path: name } : {}),
    ...(comment === undefined ? {} : { comment }),
  }
  const header = headerOf(name, size, '0')
  if (Object.keys(notes).length === 0) return header
  const records = Buffer.from(Object.entries(notes).map(recordOf).join(''))
  const extended = headerOf('notes', records.length, 'x')
  return Buffer.concat([extended, records, tarPadding(records.length), header])
}

/** Each file fills whole blocks. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}

/** Reads one file after the other. An archive that ends within a file is refused. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const { take, finish } = createTaker(chunks)
  let notes: Record<string, string> = {}
  for (;;) {
    const header = await take(block)
    if (header[0] === 0) return finish()
    const { name, size, type } = readHeader(header)
    const bytes = await take(size)
    await take(tarPadding(size).length)
    if (type === 'x') notes = readRecords(bytes)
    else {
      const { path = name, comment } = notes
      yield { name: path, bytes, ...(comment === undefined ? {} : { comment }) }
      notes = {}
    }
  }
}

function headerOf(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(block)
  header.write(name.slice(0, longestName), 0, longestName)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The sum counts its own field as spaces. */
function sumOf(header: Buffer): number {
  const counted = Buffer.from(header)
  counted.fill(' ', 148, 156)
  return counted.reduce((sum, byte) => sum + byte, 0)
}

function readHeader(header: Buffer) {
  const text = (from: number, to: number) =>
    header.toString('utf8', from, to).split('\0', 1)[0] ?? ''
  if (Number.parseInt(text(148, 156), 8) !== sumOf(header))
    throw new Error('The archive is damaged.')
  const size = Number.parseInt(text(124, 136), 8)
  return { name: text(0, longestName), size, type: text(156, 157) }
}

/** The length of a record counts its own digits. */
function recordOf([name, value]: [string, string]): string {
  const rest = Buffer.byteLength(` ${name}=${value}\n`)
  let length = rest
  while (length !== rest + String(length).length) length = rest + String(length).length
  return `${length} ${name}=${value}\n`
}

function readRecords(bytes: Buffer): Record<string, string> {
  const records: Record<string, string> = {}
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(bytes.toString('utf8', at, at + 20), 10)
    if (!(length > 0)) throw new Error('The archive is damaged.')
    const record = bytes.toString('utf8', at, at + length - 1)
    const equals = record.indexOf('=')
    records[record.slice(record.indexOf(' ') + 1, equals)] = record.slice(equals + 1)
    at += length
  }
  return records
}

function createTaker(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  async function take(size: number): Promise<Buffer> {
    const parts = [waiting]
    let length = waiting.length
    while (length < size) {
      const { done, value } = await iterator.next()
      if (done) throw new Error('The archive is not whole.')
      parts.push(value)
      length += value.length
    }
    const all = parts.length > 1 ? Buffer.concat(parts) : waiting
    waiting = all.subarray(size)
    return all.subarray(0, size)
  }
  /** Compressed archives have their checksum behind the end. */
  async function finish(): Promise<void> {
    while (!(await iterator.next()).done);
  }
  return { take, finish }
}
