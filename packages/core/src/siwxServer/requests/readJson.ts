import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { readBody } from '../../utils/readBody.js'
import { SiwxError } from '../SiwxError.js'

/** The signature of an account that does not exist yet has about 2 KiB. */
const limitBytes = 64 * 1024

/**
 * The body of a request. Only JSON: browsers send nothing else without asking
 * the server first whether the page of another site may.
 * @throws `CONTENT_TYPE_INVALID`, `BODY_TOO_LARGE`, `BODY_INVALID`
 */
export async function readJson<schema extends GenericSchema>(
  request: Request,
  schema: schema,
): Promise<InferOutput<schema>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type))
    throw new SiwxError('CONTENT_TYPE_INVALID')
  const body = new Response(request.body)
  const text = await readBody(body, limitBytes, request.signal)
  if (text === undefined) throw new SiwxError('BODY_TOO_LARGE')
  const parsed = safeParse(schema, parseText(text))
  if (!parsed.success) throw new SiwxError('BODY_INVALID')
  return parsed.output
}

function parseText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    // To the schema of an empty object a list is one, too.
    if (!Array.isArray(value)) return value
  } catch {}
  throw new SiwxError('BODY_INVALID')
}
