import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FilePort, StoredFile } from '#platform/ports.ts'
import { checkKey } from './file-key.ts'

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
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

async function read(
  client: S3Client,
  at: { Bucket: string; Key: string },
): Promise<StoredFile | undefined> {
  try {
    const { Body, ContentType = 'application/octet-stream' } = await client.send(
      new GetObjectCommand(at),
    )
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
