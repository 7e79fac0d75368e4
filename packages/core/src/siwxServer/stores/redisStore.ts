import {
  array,
  type InferOutput,
  nullable,
  number,
  optional,
  parse,
  string,
  tuple,
} from 'valibot'
import type { SiwxEntry, SiwxStore } from '../SiwxStore.js'
import { redisScripts } from './redisScripts.js'

/** Runs a script of Lua with its keys and values: `eval` of a client. */
export type RedisEval = (
  script: string,
  keys: string[],
  values: string[],
) => Promise<unknown>

/** The braces keep all of it on one node of a cluster. */
const usualPrefix = '{hasp-siwx}:'

/** A field that is not there is null, and missing at the end. */
const Row = tuple([
  string(),
  string(),
  string(),
  string(),
  optional(nullable(string())),
])
const Rows = array(Row)

/**
 * A store in Redis 6 or later, by whichever client. What Redis forgets when it
 * is killed are the sign-ins of its last moments, unless it writes each of
 * them down (`appendfsync always`).
 * @param evaluate runs a script
 * @param options.prefix what its keys begin with; `{hasp-siwx}:` unless given
 * @example
 * import { redisStore } from '@hasp/core/siwxServer'
 *
 * // ioredis
 * const storeOf = (redis: {
 *   eval(script: string, count: number, ...rest: string[]): Promise<unknown>
 * }) =>
 *   redisStore((script, keys, values) =>
 *     redis.eval(script, keys.length, ...keys, ...values),
 *   )
 * @example
 * import { redisStore } from '@hasp/core/siwxServer'
 *
 * // redis
 * const storeOf = (client: {
 *   eval(
 *     script: string,
 *     given: { keys: string[]; arguments: string[] },
 *   ): Promise<unknown>
 * }) =>
 *   redisStore((script, keys, values) =>
 *     client.eval(script, { keys, arguments: values }),
 *   )
 */
export function redisStore(
  evaluate: RedisEval,
  { prefix = usualPrefix }: { readonly prefix?: string | undefined } = {},
): SiwxStore {
  const run = (
    name: keyof typeof redisScripts,
    ...values: (string | number | undefined)[]
  ) =>
    evaluate(
      redisScripts[name],
      [prefix],
      values.flatMap((one) => (one === undefined ? [] : [`${one}`])),
    )
  const readEntries = async (answer: Promise<unknown>, nowMs: number) =>
    parse(Rows, await answer)
      .map(toEntry)
      .filter((entry) => entry.expiresAtMs > nowMs)
      .sort((left, right) => (left.key < right.key ? -1 : 1))

  return {
    async put({ account, expiresAtMs, key, owner, value }, nowMs) {
      const given = [key, owner, value, expiresAtMs, nowMs, account] as const
      return (await run('put', ...given)) === 1
    },
    async take(key, nowMs) {
      const [entry] = await readEntries(run('take', key), nowMs)
      return entry
    },
    read: (owner, nowMs) => readEntries(run('read', owner), nowMs),
    async touch(owner, expiresAtMs) {
      await run('touch', owner, expiresAtMs)
    },
    async remove(owner, account) {
      await run('remove', owner, account)
    },
    async removeAccount(account) {
      await run('removeAccount', account)
    },
    async count(key, windowMs, nowMs) {
      return parse(number(), await run('count', key, nowMs + windowMs, nowMs))
    },
  }
}

function toEntry(row: InferOutput<typeof Row>): SiwxEntry {
  const [key, owner, value, expires, account] = row
  const expiresAtMs = Number(expires)
  return {
    ...{ key, owner, value, expiresAtMs },
    ...(typeof account === 'string' && { account }),
  }
}
