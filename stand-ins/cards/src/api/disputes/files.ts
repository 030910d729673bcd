import { invalidRequest, notFound } from '#api/errors.ts'
import type { StoredFile } from '#api/objects.ts'
import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'

const evidenceTypes = ['pdf', 'jpg', 'jpeg', 'png']

/** What the stand-in keeps of an uploaded file, as the fields of an ordinary call; the content is only measured. */
export async function encodeUpload(bytes: Buffer<ArrayBuffer>, type: string): Promise<string> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const file = form.get('file')
  if (!file || typeof file === 'string') return ''
  const purpose = String(form.get('purpose') ?? '')
  return new URLSearchParams({ purpose, filename: file.name, size: `${file.size}` }).toString()
}

export function createFile(
  context: Context,
  { purpose = '', filename = '', size }: Record<string, string>,
): StoredFile {
  const type = filename.split('.').at(-1)?.toLowerCase() ?? ''
  if (!Number(size)) throw invalidRequest('The file is missing.', { param: 'file' })
  if (purpose === 'dispute_evidence' && !evidenceTypes.includes(type)) {
    throw invalidRequest('Evidence must be a PDF, JPEG or PNG file.', { param: 'file' })
  }
  const file: StoredFile = {
    id: newId('file'),
    object: 'file',
    created: nowInSeconds(context),
    livemode: false,
    metadata: {},
    purpose,
    filename,
    size: Number(size),
    type,
  }
  context.store.put(file)
  return file
}

export function findFile(context: Context, id: string): StoredFile {
  const file = context.store.get<StoredFile>(id)
  if (file?.object !== 'file') throw notFound('file', id)
  return file
}
