import {
  challengeSchema,
  isNameMessage,
  registrationSchema,
  suggestionsPath,
  suggestionsSchema,
} from '@hasp/protocol/data'
import { isSameAddress } from '../../entities/account/address.js'
import { KitError } from '../../errors/KitError.js'
import type { NameRegistry } from '../../ports/NameSource.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { askService, serviceBase } from './askService.js'

/** What no page can mend by asking for another name. */
const unsupportedCodes = ['NAMES_NOT_SERVED', 'NETWORK_UNKNOWN']

/**
 * The names below the domain of a data service. Its message is signed only if
 * it says what was asked for, to the letter.
 * @param url of the service, with the project
 */
export function createNameRegistry(url: string): NameRegistry {
  return {
    suggest: ({ query, ...asking }) =>
      orRefuse({}, async () => {
        const { domain, suggestions } = await askService({
          ...asking,
          base: serviceBase(url, asking.environment),
          path: suggestionsPath(query),
          schema: suggestionsSchema,
          read: (answer) => answer,
        })
        const isBelow = suggestions.every(({ name }) =>
          name.endsWith(`.${domain}`),
        )
        if (!isBelow) throw new ServiceFailure('names of another domain')
        return { domain, suggestions }
      }),
    challenge: ({ environment, onRefused, signal, ...wanted }) =>
      orRefuse(wanted, () =>
        askService({
          ...{ environment, onRefused, signal },
          base: serviceBase(url, environment),
          path: '/v1/names/challenges',
          content: wanted,
          schema: challengeSchema,
          read({ message }) {
            const isRight = isNameMessage(message, {
              ...wanted,
              site: environment.window?.location?.origin,
            })
            if (!isRight) throw new TypeError('It is about something else.')
            return { message }
          },
        }),
      ),
    register: ({ environment, onRefused, signal, ...signed }) => {
      const { address, coinType, message, name, signature } = signed
      const ask = () =>
        askService({
          ...{ environment, onRefused, signal },
          base: serviceBase(url, environment),
          path: '/v1/names/registrations',
          content: { address, coinType, message, signature },
          schema: registrationSchema,
          read(answer) {
            const isSame =
              answer.name === name &&
              isSameAddress('eip155', answer.address, address)
            if (!isSame) throw new TypeError('It is about something else.')
          },
        })
      return orRefuse(signed, () =>
        ask().catch((error: unknown) => {
          // It may have been done: the same request is answered the same.
          if (error instanceof ServiceFailure && error.status === undefined)
            return ask()
          throw error
        }),
      )
    },
  }
}

/** @throws `NAME_UNRESOLVED` with the service's reason, `CANCELLED` */
async function orRefuse<answer>(
  { name }: { readonly name?: string },
  ask: () => Promise<answer>,
): Promise<answer> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof ServiceFailure)) throw cause
    const { code, detail, status } = cause
    const isAnswered = status !== undefined && status < 500 && status !== 429
    throw new KitError(
      'NAME_UNRESOLVED',
      {
        ...(name !== undefined && { name }),
        ...(detail !== undefined && { reason: detail }),
        ...(code && unsupportedCodes.includes(code)
          ? { problem: 'unsupported' }
          : !isAnswered && { problem: 'unreachable' }),
      },
      { cause },
    )
  }
}
