import { type ErrorCode, errorStatus, type Language, type ScimError, type ScimType, scimSchemas } from '@esrs/contract'
import type { FastifyRequest } from 'fastify'
import type { Text } from '../texts/texts.ts'

/** The media type of SCIM, in which directories speak (RFC 7644). */
export const scimType = 'application/scim+json; charset=utf-8'

/** Whether a request is for SCIM, whose failures have a form of their own, also where there is no such address. */
export const isScim = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/scim\/v2(?:[/?]|$)/.test(url)

/** Words of the standard for failures that every call can have. */
const usual: Partial<Record<ErrorCode, ScimType>> = { invalid_input: 'invalidValue' }

/** What a failure says. */
interface Failure {
  code: ErrorCode
  text: Text
  fields: Record<string, Text> | undefined
  scim: ScimType | undefined
}

/** A failure as SCIM says it. */
export function scimErrorOf({ code, text, fields, scim }: Failure, language: Language): ScimError {
  const type = scim ?? usual[code]
  const parts = Object.entries(fields ?? {}).map(([name, sentence]) => `${name}: ${sentence(language)}`)
  return {
    schemas: [scimSchemas.error],
    status: String(errorStatus[code]),
    ...(type ? { scimType: type } : {}),
    detail: [text(language), ...parts].join(' '),
  }
}
