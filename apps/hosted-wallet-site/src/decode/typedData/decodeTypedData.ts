import { actionOf } from '../actionOf.js'
import { type Effects, effectsOf, joinEffects, noEffects } from '../Effects.js'
import { refused } from '../refused.js'
import type { SigningContext } from '../SigningRequest.js'
import type { Field, Refusal, Summary } from '../Summary.js'
import { hashTypedData } from './hashTypedData.js'
import { knownMessages } from './knownMessages.js'
import { listFields } from './listFields.js'
import { parseTypedData } from './parseTypedData.js'
import { readStruct } from './readStruct.js'
import { domainType, type TypedData, TypedDataError } from './TypedData.js'

const noContract = `0x${'0'.repeat(40)}`

/** Fields whose names say that value or control is at stake. */
const valueName =
  /amount|value|price|offer|consideration|spender|allowance|maker|taker|token|wad|shares|operator/i

/** What a signature over typed data does. */
export function decodeTypedData(
  text: string,
  context: SigningContext,
): Summary {
  const read = readSound(text)
  if (!read) return refused(context, 'signData', 'malformed')
  const { data, fields } = read
  const domain = readStruct(data.types, domainType, data.domain)
  const chainId = domain.uint('chainId')
  const refusals: Refusal[] = []
  if (chainId !== undefined && context.network !== `eip155:${chainId}`)
    refusals.push('otherNetwork')
  if (/authori[sz]ation$/i.test(data.primaryType) && isDelegation(data))
    refusals.push('authorization')
  const effects = effectsIn(
    data,
    context.account,
    domain.address('verifyingContract'),
  )
  const isBlind = effects.isBlind || (!isKnown(data) && looksValuable(fields))
  if (isBlind) refusals.push('blind')
  return {
    ...effects,
    action: actionOf(effects, 'signData'),
    account: context.account,
    network: context.network,
    fields,
    isBlind,
    warnings: joinEffects([
      effects,
      effectsOf({
        warnings: [
          ...(chainId === undefined ? (['anyNetwork'] as const) : []),
          ...(hasUnseen(fields) ? (['hiddenCharacters'] as const) : []),
        ],
      }),
    ]).warnings,
    refusals,
  }
}

function readSound(text: string) {
  try {
    const data = parseTypedData(text)
    // The tree of a domain would show a message that nobody signs.
    if (data.primaryType === domainType) return undefined
    hashTypedData(data)
    return { data, fields: listFields(data) }
  } catch (error) {
    if (error instanceof TypedDataError) return undefined
    throw error
  }
}

function isKnown({ primaryType }: TypedData): boolean {
  return Object.hasOwn(knownMessages, primaryType)
}

function effectsIn(
  data: TypedData,
  account: string,
  contract = noContract,
): Effects {
  const read = isKnown(data) ? knownMessages[data.primaryType] : undefined
  if (!read) return noEffects
  const message = readStruct(data.types, data.primaryType, data.message)
  return read(message, { account, contract }) ?? effectsOf({ isBlind: true })
}

/** A hash that stands for a transaction hides in any field of bytes. */
function looksValuable(fields: readonly Field[]): boolean {
  return fields
    .slice(
      fields.findIndex(({ depth, name }) => depth === 0 && name === 'message'),
    )
    .some(({ name, value }) => valueName.test(name) && value !== undefined)
}

/** The shape of an authorisation of EIP-7702, whatever it is called. */
function isDelegation(data: TypedData): boolean {
  const message = readStruct(data.types, data.primaryType, data.message)
  return (
    message.uint('chainId') !== undefined &&
    message.address('address') !== undefined &&
    message.uint('nonce') !== undefined
  )
}

function hasUnseen(fields: readonly Field[]): boolean {
  return fields.some(
    ({ type, value }) =>
      type === 'string' && /\[U\+[\dA-F]{4,6}\]/.test(value ?? ''),
  )
}
