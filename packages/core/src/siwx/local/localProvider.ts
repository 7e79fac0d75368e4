import type { NetworkAccount } from '../../entities/account/accountId.js'
import { canonicalAccountId } from '../../entities/account/accountId.js'
import type { Network } from '../../entities/network/network.js'
import { namespaceOf } from '../../entities/network/networkId.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import type { SignInSession } from '../../entities/signIn/signInSession.js'
import { KitError } from '../../errors/KitError.js'
import type { Environment } from '../../ports/Environment.js'
import type { SignInProvider, SignInText } from '../../ports/SignInProvider.js'
import type { SignedMessage } from '../../ports/SignMessage.js'
import { createEndWatch } from '../client/createEndWatch.js'
import { writeSignInText } from '../client/writeSignInText.js'
import { addRecap } from '../message/addRecap.js'
import { createNonce } from '../message/createNonce.js'
import { isSignInTimely } from '../message/isSignInTimely.js'
import { writeCacao } from '../message/writeCacao.js'
import { checkSignIn } from '../verifiers/checkSignature.js'
import type {
  SignatureVerdict,
  SignatureVerifier,
} from '../verifiers/SignatureVerifier.js'
import { createLocalSessions } from './createLocalSessions.js'
import { loadVerifier } from './loadVerifier.js'

/** As long as the server of a site keeps anybody signed in. */
const sessionLifetimeMs = 7 * 24 * 60 * 60_000

/** A text that has been on show for longer is made anew. */
const challengeLifetimeMs = 10 * 60_000

/** What stands for a server in a page that has none. */
export type LocalProviderParameters = {
  readonly environment: Environment
  readonly networks: readonly Network[]
  readonly statement: string | undefined
  readonly resources: readonly string[] | undefined
  /** In place of those that are fetched. */
  readonly verifiers: readonly SignatureVerifier[]
}

/**
 * Makes what is signed, verifies it and keeps it, all in the page: whoever
 * controls the browser can say the same of anybody.
 */
export function localProvider(
  parameters: LocalProviderParameters,
): SignInProvider {
  const { environment, networks, resources, statement } = parameters
  const { clock } = environment
  const sessions = createLocalSessions(environment)
  const watch = createEndWatch(clock)
  const takeOver = () => {
    const stored = sessions.read()
    watch.expect(timeLeft(stored, clock.now()))
    return stored.map(accountOf)
  }

  const addAll: NonNullable<SignInProvider['addAll']> = async ({
    isAdded,
    proofs,
    signal,
  }) => {
    const added = await Promise.all(
      proofs.map((proof) => admit(parameters, proof, signal)),
    )
    signal.throwIfAborted()
    const before = isAdded ? sessions.read() : []
    sessions.write([...without(before, added.map(accountOf)), ...added])
    return takeOver()
  }
  return {
    async begin() {
      const { location } = environment.window ?? {}
      if (!location) throw new KitError('UNEXPECTED')
      const nowMs = clock.now()
      const message: Omit<SignInMessage, 'accountAddress' | 'chainId'> = {
        domain: location.host,
        uri: location.origin,
        version: '1',
        nonce: createNonce(environment),
        issuedAt: new Date(nowMs).toISOString(),
        expirationTime: new Date(nowMs + sessionLifetimeMs).toISOString(),
        statement,
        resources,
      }
      return {
        lifetimeMs: challengeLifetimeMs,
        networkIds: networks.map(({ caipNetworkId }) => caipNetworkId),
        write: async ({ address, networkId }) =>
          writeSignInText({
            ...message,
            accountAddress: address,
            chainId: networkId,
          }),
      }
    },
    add: ({ signed, text, ...how }) =>
      addAll({ ...how, proofs: [{ signed, text }] }),
    addAll,
    async list({ signal }) {
      const stored = sessions.read()
      const verdicts = await Promise.all(
        stored.map((session) => verifySession(parameters, session, signal)),
      )
      // Nobody is signed out by nodes that do not tell.
      const wrong = stored.filter((_, index) => verdicts[index] === 'invalid')
      if (wrong.length > 0)
        sessions.write(without(sessions.read(), wrong.map(accountOf)))
      return takeOver()
    },
    listen: watch.listen,
    async revoke({ account }) {
      sessions.write(without(sessions.read(), [account]))
    },
    async clear() {
      sessions.write([])
    },
  }
}

/** @throws `SIGN_IN_FAILED` */
async function admit(
  parameters: LocalProviderParameters,
  {
    signed,
    text,
  }: { readonly signed: SignedMessage; readonly text: SignInText },
  signal: AbortSignal,
): Promise<SignInSession> {
  const session = toSession(text, signed)
  const verdict = session
    ? await verifySession(parameters, session, signal)
    : 'invalid'
  if (!session || verdict === 'invalid')
    throw new KitError('SIGN_IN_FAILED', { reason: 'wrongSignature' })
  if (verdict === 'undetermined')
    throw new KitError('SIGN_IN_FAILED', { reason: 'undetermined' })
  return session
}

/** @returns undefined where the wallet allows what no text says */
function toSession(
  { message: data, texts }: SignInText,
  { form, publicKey, recap, signature }: SignedMessage,
): SignInSession | undefined {
  const { site, walletStandard } = texts
  const base = { data, signature, form, publicKey }
  if (form === 'walletStandard')
    return { ...base, message: walletStandard ?? site }
  if (form !== 'cacao') return { ...base, message: site }
  const message = recap && addRecap(site, data, recap)
  if (!message) return undefined
  return { ...base, message, cacao: writeCacao(data, { recap, signature }) }
}

async function verifySession(
  { environment, networks, verifiers }: LocalProviderParameters,
  { cacao, data, form, publicKey, signature }: SignInSession,
  signal: AbortSignal,
): Promise<SignatureVerdict> {
  if (!isSignInTimely(data, environment.clock.now())) return 'invalid'
  const { host } = environment.window?.location ?? {}
  if (data.domain !== host) return 'invalid'
  const namespace = namespaceOf(data.chainId)
  const verifier =
    verifiers.find((one) => one.namespace === namespace) ??
    (await loadVerifier(namespace))
  const recap = cacao?.p.resources?.at(-1)
  return await checkSignIn(
    environment,
    { message: data, form, signature, publicKey, recap },
    { networks, verifiers: [verifier], signal },
  )
}

/** Until the first of them ends. */
function timeLeft(
  sessions: readonly SignInSession[],
  nowMs: number,
): number | undefined {
  const ends = sessions.flatMap(({ data: { expirationTime } }) =>
    expirationTime === undefined ? [] : [Date.parse(expirationTime)],
  )
  return ends.length > 0 ? Math.min(...ends) - nowMs : undefined
}

function accountOf({
  data: { accountAddress: address, chainId: networkId },
}: SignInSession): NetworkAccount {
  return { address, networkId }
}

function without(
  sessions: readonly SignInSession[],
  accounts: readonly NetworkAccount[],
): readonly SignInSession[] {
  const gone = new Set(accounts.map(canonicalAccountId))
  return sessions.filter((one) => !gone.has(canonicalAccountId(accountOf(one))))
}
