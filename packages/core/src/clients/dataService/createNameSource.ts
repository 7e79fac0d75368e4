import {
  addressNamePath,
  addressNameSchema,
  namePath,
  nameSchema,
} from '@hasp/protocol/data'
import { isSameAddress } from '../../entities/account/address.js'
import type { NameSource } from '../../ports/NameSource.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { askService, serviceBase } from './askService.js'
import { createNameRegistry } from './createNameRegistry.js'
import { type AskSource, createSourceAsker } from './createSourceAsker.js'
import { orUnserved } from './orUnserved.js'
import { pictureAt } from './pictureAt.js'

/**
 * What a data service knows of names. An answer about another name or another
 * account than was asked about is none.
 * @param url of the service, with the project
 */
export function createNameSource(url: string): NameSource {
  let askGently: AskSource | undefined
  return {
    registry: createNameRegistry(url),
    async lookUp({ name, networkId, ...asking }) {
      const base = serviceBase(url, asking.environment)
      try {
        return await askService({
          ...{ base, ...asking },
          path: namePath(name, networkId),
          schema: nameSchema,
          read(answer) {
            if (answer.name !== name)
              throw new TypeError('It is about another name.')
            const { addresses: records, avatar, isStale } = answer
            return {
              name,
              records,
              isStale,
              avatarUrl: pictureAt(base, avatar),
            }
          },
        })
      } catch (error) {
        const isUnknown =
          error instanceof ServiceFailure && error.code === 'NAME_UNKNOWN'
        if (isUnknown) return undefined
        throw error
      }
    },
    async identify({ address, networkId, ...about }) {
      const base = serviceBase(url, about.environment)
      askGently ??= createSourceAsker(about.environment.clock)
      const asking = askGently({
        signal: about.signal,
        run: (signal) =>
          askService({
            ...{ base, ...about, signal },
            path: addressNamePath(address, networkId),
            schema: addressNameSchema,
            read(answer) {
              const isSame =
                answer.networkId === networkId &&
                isSameAddress('eip155', answer.address, address)
              if (!isSame) throw new TypeError('It is about another account.')
              return {
                name: answer.name ?? undefined,
                avatarUrl: pictureAt(base, answer.avatar),
              }
            },
          }),
      })
      try {
        return await orUnserved(asking)
      } catch (error) {
        const isRefused =
          error instanceof ServiceFailure && error.status === 403
        if (isRefused) return undefined
        throw error
      }
    },
  }
}
