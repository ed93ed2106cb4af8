import { z } from 'zod'
import type { S3Options } from './files/s3.ts'
import { ConfigError, onOff, orEmpty, origin, setting } from './setting.ts'

/** Settings of an object store. Without S3_BUCKET files are kept in DATA_DIR. */
export const s3Settings = [
  setting(
    'S3_BUCKET',
    '',
    'Bucket for uploaded files, of this installation alone. Empty: they are kept in DATA_DIR/files.',
    orEmpty(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  setting(
    'S3_ENDPOINT',
    '',
    'Address of the object store, such as `http://localhost:9000`. Empty: that of AWS for S3_REGION.',
    orEmpty(origin),
  ),
  setting(
    'S3_REGION',
    'us-east-1',
    'Region of the bucket; stores other than AWS often take any.',
    z.string().regex(/^[\w-]{1,50}$/, 'must be the name of a region'),
  ),
  setting(
    'S3_ACCESS_KEY_ID',
    '',
    "Key of the object store. Empty with AWS: the machine's own role.",
    z.string().max(200),
  ),
  setting('S3_SECRET_ACCESS_KEY', '', 'Secret that belongs to S3_ACCESS_KEY_ID.', z.string(), { secret: true }),
  setting(
    'S3_PATH_STYLE',
    '',
    '`on` when the bucket stands in the path of addresses, `off` when in the host. Empty: on with S3_ENDPOINT.',
    orEmpty(onOff),
  ),
] as const

type Parsed = { [S in (typeof s3Settings)[number] as S['name']]: z.output<S['parse']> }

/** The object store that the settings describe; `null` where none is set up. Throws `ConfigError`. */
export function s3Config(set: Parsed): S3Options | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = set
  if (!bucket) {
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (set[name]) throw new ConfigError(`${name} needs S3_BUCKET.`)
    return null
  }
  if (!id !== !key) throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all.')
  if (endpoint && !id) throw new ConfigError('S3_ACCESS_KEY_ID is required with S3_ENDPOINT.')
  if (endpoint && (endpoint.username || endpoint.search || endpoint.pathname !== '/'))
    throw new ConfigError('S3_ENDPOINT must be a plain address such as https://s3.example.com.')
  return {
    endpoint,
    bucket,
    region: set.S3_REGION,
    credentials: id && key ? { accessKeyId: id, secretAccessKey: key } : null,
    pathStyle: set.S3_PATH_STYLE ?? endpoint !== null,
  }
}

/** The host that receives uploaded files; `null` where they stay in DATA_DIR. */
export function s3Address(set: Parsed): URL | null {
  const config = s3Config(set)
  return config && (config.endpoint ?? new URL(`https://s3.${config.region}.amazonaws.com`))
}
