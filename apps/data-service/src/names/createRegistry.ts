import type { Clock, Database, Reads } from '@hasp/service-frame'
import type { Secrets } from '@hasp/service-frame/secrets'
import { eq, lt, or, sql } from 'drizzle-orm'
import { type Hex, keccak256, stringToHex } from 'viem'
import type { ServedNames } from '../configuration.js'
import { challenges, registrations } from '../database/tables.js'
import { createNameMessages } from './createNameMessages.js'
import {
  nameObjection,
  type Objection,
  reservedSkeletons,
  takenObjections,
} from './nameObjection.js'
import { skeleton } from './skeleton.js'
import type { Signer } from './verifySignature.js'

const lifetimeMs = 5 * 60_000
const mostTries = 5

type Settings = NonNullable<ServedNames['registry']>
type Row = typeof registrations.$inferSelect

/** A name that an account has. */
export type Registration = Omit<Row, 'requestHash' | 'skeleton'>

/** Who wants a name, and where it is asked. */
export interface Applicant {
  readonly address: Hex
  readonly coinType: number
  readonly site: string
}

/** The names below a domain, which accounts take by a signature. */
export interface Registry {
  readonly domain: string
  /** @returns undefined for a name that is not right below the domain */
  labelOf(name: string): string | undefined
  find(name: string): Promise<Registration | undefined>
  findByAddress(address: Hex): Promise<Registration | undefined>
  /** What speaks against each label. */
  objectTo(
    labels: readonly string[],
  ): Promise<ReadonlyMap<string, Objection | undefined>>
  /** @returns what speaks against it, or the message to sign */
  challenge(
    label: string,
    applicant: Applicant,
  ): Promise<
    | { readonly message: string; readonly expiresAt: number }
    | { readonly objection: Objection }
  >
  /**
   * Takes a name for who signed its message. The same request is answered the
   * same for good.
   * @param verify who signed; what it throws counts as no try
   */
  register(
    request: Applicant & { readonly message: string; readonly signature: Hex },
    verify: () => Promise<Signer | undefined>,
  ): Promise<
    | { readonly registration: Registration }
    | { readonly objection: Objection }
    | { readonly refusal: Registry.Refusal }
  >
}

export declare namespace Registry {
  type Refusal =
    | 'CHALLENGE_EXPIRED'
    /** It is not of here, of somebody else, of another site, or used up. */
    | 'CHALLENGE_INVALID'
    | 'SIGNATURE_INVALID'
}

/** @param database where the names are */
export function createRegistry(
  { domain, ...settings }: Pick<Settings, 'domain' | 'reserved'>,
  { clock, database, reads, secrets }: createRegistry.Parts,
): Registry {
  const reserved = reservedSkeletons(settings.reserved)
  const messages = createNameMessages(secrets)
  const readWhere =
    (condition: ReturnType<typeof eq>) =>
    async (from: Database): Promise<Row | undefined> =>
      (await from.select().from(registrations).where(condition).limit(1))[0]
  // A row is never changed: any copy that has it tells the truth.
  const findWhere = async (condition: ReturnType<typeof eq>) =>
    await reads.readNewest(readWhere(condition))
  const findTaken = async (
    label: string,
    address?: Hex,
  ): Promise<Objection | undefined> => {
    const name = `${label}.${domain}`
    const rows = await database
      .select()
      .from(registrations)
      .where(
        or(
          eq(registrations.name, name),
          eq(registrations.skeleton, skeleton(label)),
          address && eq(registrations.address, address),
        ),
      )
    const has = (isSo: (row: Row) => boolean) => rows.some(isSo)
    if (has((row) => row.name === name && row.address === address))
      return takenObjections.NAME_YOURS
    if (has((row) => row.name === name)) return takenObjections.NAME_TAKEN
    if (has((row) => row.skeleton === skeleton(label)))
      return takenObjections.NAME_LOOKS_TAKEN
    return rows.length > 0 ? takenObjections.ACCOUNT_HAS_NAME : undefined
  }
  /**
   * Counts a try before it is made, in one statement: as many at once are as
   * many tries.
   * @returns false where there were enough
   */
  const countTry = async (nonce: string, expiresAt: Date): Promise<boolean> => {
    // Not those that a process whose clock is behind still takes.
    const longOver = new Date(clock.now() - lifetimeMs)
    await database.delete(challenges).where(lt(challenges.expiresAt, longOver))
    const counted = await database
      .insert(challenges)
      .values({ nonce, expiresAt, tries: 1 })
      .onConflictDoUpdate({
        target: challenges.nonce,
        set: { tries: sql`${challenges.tries} + 1` },
        setWhere: lt(challenges.tries, mostTries),
      })
      .returning({ tries: challenges.tries })
    return counted.length > 0
  }
  const registry: Registry = {
    domain,
    labelOf(name) {
      if (!name.endsWith(`.${domain}`)) return undefined
      const label = name.slice(0, -domain.length - 1)
      return label === '' || label.includes('.') ? undefined : label
    },
    find: (name) => findWhere(eq(registrations.name, name)),
    findByAddress: (address) => findWhere(eq(registrations.address, address)),
    async objectTo(labels) {
      return new Map(
        await Promise.all(
          labels.map(
            async (label) =>
              [
                label,
                nameObjection(label, reserved) ?? (await findTaken(label)),
              ] as const,
          ),
        ),
      )
    },
    async challenge(label, { address, coinType, site }) {
      const objection =
        nameObjection(label, reserved) ?? (await findTaken(label, address))
      if (objection) return { objection }
      const issuedAt = clock.now()
      const expiresAt = issuedAt + lifetimeMs
      // Nothing is kept: anybody can ask in the name of an account.
      const message = messages.write({
        ...{ address, coinType, site },
        name: `${label}.${domain}`,
        issuedAt: new Date(issuedAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
      })
      return { message, expiresAt: Math.floor(expiresAt / 1000) }
    },
    async register({ address, coinType, message, signature, site }, verify) {
      const requestHash = keccak256(
        stringToHex(
          JSON.stringify([address, coinType, message, signature, site]),
        ),
      )
      const findEarlier = async () => {
        const row = await readWhere(eq(registrations.address, address))(
          database,
        )
        return row && (row as Row).requestHash === requestHash
          ? { registration: row }
          : undefined
      }
      const earlier = await findEarlier()
      if (earlier) return earlier
      const refuse = (refusal: Registry.Refusal) => ({ refusal })
      const challenge = messages.read(message, { address, coinType, site })
      const label = challenge && registry.labelOf(challenge.name)
      if (!challenge || label === undefined) return refuse('CHALLENGE_INVALID')
      if (challenge.expiresAt.getTime() <= clock.now())
        return refuse('CHALLENGE_EXPIRED')
      const { expiresAt, name, nonce } = challenge
      const ofNonce = eq(challenges.nonce, nonce)
      if (!(await countTry(nonce, expiresAt)))
        return (await findEarlier()) ?? refuse('CHALLENGE_INVALID')
      const signer = await verify().catch(async (error: unknown) => {
        await database
          .update(challenges)
          .set({ tries: sql`greatest(0, ${challenges.tries} - 1)` })
          .where(ofNonce)
        throw error
      })
      if (!signer) return refuse('SIGNATURE_INVALID')
      const registration = await database.transaction(async (within) => {
        await within.update(challenges).set({ tries: mostTries }).where(ofNonce)
        const [row] = await within
          .insert(registrations)
          .values({
            name,
            skeleton: skeleton(label),
            address,
            coinType,
            isKey: signer === 'key',
            requestHash,
            registeredAt: new Date(clock.now()),
          })
          .onConflictDoNothing()
          .returning()
        return row
      })
      if (registration) return { registration }
      return (
        (await findEarlier()) ?? {
          objection:
            (await findTaken(label, address)) ?? takenObjections.NAME_TAKEN,
        }
      )
    },
  }
  return registry
}

export declare namespace createRegistry {
  interface Parts {
    readonly clock: Pick<Clock, 'now'>
    readonly database: Database
    readonly reads: Reads
    /** The same in every process. */
    readonly secrets: Pick<Secrets, 'mac'>
  }
}
