import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FilePort, OpenFile, StoredFile } from '#platform/ports.ts'
import { checkKey, isKey } from './file-key.ts'

const unknownType = 'application/octet-stream'

export function openS3(address: string): FilePort {
  const { bucket, ...place } = readAddress(address)
  const client = new S3Client({
    ...place,
    forcePathStyle: true,
    // Stores other than Amazon's refuse the checksum trailers that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  return {
    async put(key, { bytes, type }) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }))
    },
    get: async (key) => read(client, at(key)),
    open: async (key) => openObject(client, at(key)),
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    list: () => listKeys(client, bucket),
  }
}

async function* listKeys(client: S3Client, Bucket: string): AsyncGenerator<string> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key: key } of Contents) if (key && isKey(key)) yield key
  }
}

type ObjectKey = { Bucket: string; Key: string }

async function openObject(client: S3Client, at: ObjectKey): Promise<OpenFile | undefined> {
  try {
    const { ContentLength: length = 0, ContentType: type = unknownType } = await client.send(
      new HeadObjectCommand(at),
    )
    return { type, length, read: (first, last) => readPart(client, at, `bytes=${first}-${last}`) }
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

async function readPart(client: S3Client, at: ObjectKey, Range: string): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand({ ...at, Range }))
  return Body instanceof Readable ? Body : Readable.from([])
}

async function read(client: S3Client, at: ObjectKey): Promise<StoredFile | undefined> {
  try {
    const { Body, ContentType = unknownType } = await client.send(new GetObjectCommand(at))
    return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), type: ContentType }
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

function readAddress(address: string) {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (!username || !password || !bucket || bucket.includes('/')) {
    throw new Error(
      'S3_URL must be an address like https://key:secret@host/bucket?region=us-east-1.',
    )
  }
  return {
    bucket,
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
  }
}
