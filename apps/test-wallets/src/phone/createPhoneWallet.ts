import type { PreparedRequest } from '../namespaces/WalletNamespace.js'
import { walletNamespaces } from '../namespaces/walletNamespaces.js'
import { observableValue } from '../observableValue.js'
import { ProviderRpcError } from '../ProviderRpcError.js'
import { answerProposal } from './answerProposal.js'
import { createPhoneSites } from './createPhoneSites.js'
import { createRequestContext } from './createRequestContext.js'
import { followClient } from './followClient.js'
import { namespaceOf } from './grantNamespaces.js'
import { mainAddresses } from './mainAddresses.js'
import type { PendingRequest } from './PhoneClient.js'
import { type PhoneMemory, phoneAccountsCount } from './PhoneMemory.js'
import type { PhonePrompt, PhoneState } from './PhoneState.js'
import type { PhoneDecision, PhonePorts, PhoneWallet } from './PhoneWallet.js'
import { readPrompts, toSite } from './readPrompts.js'
import { disconnected, rejectedRequest } from './refusals.js'
import { answerSignIn } from './signIn/answerSignIn.js'
import { toRpcError } from './toRpcError.js'

/**
 * A wallet over test keys on the other side of WalletConnect. What waits and
 * who is connected is read from the client each time, so that a reload shows
 * the same.
 * @example const wallet = createPhoneWallet(ports)
 */
export function createPhoneWallet(ports: PhonePorts): PhoneWallet {
  const { client, settings, signal } = ports
  const signIns = client.auth.requests
  const [firstChain] = ports.chains
  const isSettled = settings.chains !== undefined
  const prepared = new Map<number, PreparedRequest>()
  const met = new Set<number>()
  const decided = new Set<number>()
  const addresses = Array.from({ length: phoneAccountsCount }, (_, index) =>
    mainAddresses(index),
  )
  let memory = ports.memory.read()
  let note = 'Ready.'

  const chainId = () => memory.chainId ?? firstChain.id
  const currentChain = () => `eip155:${chainId()}`
  const knownChains = () => [...ports.chains, ...memory.addedChains]
  const sites = createPhoneSites({
    client,
    memory: () => memory,
    currentChain,
    isSettled,
  })
  const state = observableValue<PhoneState>(readState())

  function readState(): PhoneState {
    const isDeaf = memory.isIgnoring || settings.fault === 'never'
    const waiting = isDeaf
      ? []
      : readPrompts({
          ...{ client, prepared, settings },
          accountIndex: memory.accountIndex,
        })
    const known = knownChains().map(({ id }) => `eip155:${id}`)
    return {
      accountIndex: memory.accountIndex,
      addresses: addresses[memory.accountIndex] ?? mainAddresses(0),
      chainId: chainId(),
      isIgnoring: memory.isIgnoring,
      prompts: waiting.filter(({ id }) => !decided.has(id)),
      sites: client.session.getAll().map((session) => ({
        topic: session.topic,
        site: toSite(session.peer.metadata),
        chains: sites.candidates(session, known),
      })),
      note,
    }
  }

  function refresh(): void {
    if (signal.aborted) return
    state.set(readState())
    for (const prompt of state.get().prompts) {
      if (met.has(prompt.id)) continue
      met.add(prompt.id)
      void meet(prompt)
    }
  }

  function say(text: string): void {
    note = text
    refresh()
  }

  function remember(patch: Partial<PhoneMemory>): void {
    memory = { ...memory, ...patch }
    ports.memory.write(memory)
    refresh()
  }

  /** A new prompt: the site hears that it was seen, details are read. */
  async function meet(prompt: PhonePrompt): Promise<void> {
    if (prompt.type !== 'request') {
      const asked = prompt.type === 'proposal' ? client.proposal : signIns
      const { pairingTopic: topic } = asked.get(prompt.id)
      client.core.pairing.ping({ topic }).catch(() => undefined)
    } else if (!(await prepare(prompt.id))) return
    if (settings.fault === 'reject')
      await decide(prompt.id, { type: 'rejected' })
    else if (settings.isSelfApproving)
      await decide(prompt.id, { type: 'approved' })
  }

  /** What cannot be read or done is answered at once. */
  async function prepare(id: number): Promise<boolean> {
    const request = findRequest(id)
    if (!request) return false
    try {
      const { chainId: chain, request: asked } = request.params
      const namespace = walletNamespaces[namespaceOf(chain) ?? 'eip155']
      const read = namespace.methods[asked.method]
      if (!read)
        throw new ProviderRpcError(4200, `No method ${asked.method} here.`)
      const { method, params } = asked
      const setup = createRequestContext({
        request,
        session: client.session.get(request.topic),
        accountIndex: memory.accountIndex,
        isWrongAccount: settings.fault === 'wrongAccount',
        knownChains,
        nodeUrlOf: ports.nodeUrlOf ?? (() => undefined),
        goToChain: (to) => goToChain(to, request.topic),
        addChain: ({ id: newId, name, rpcUrl }) =>
          remember({
            addedChains: [...memory.addedChains, { id: newId, name, rpcUrl }],
          }),
      })
      prepared.set(id, await read({ chainId: chain, method, params }, setup))
      refresh()
      return true
    } catch (error) {
      const refusal = toRpcError(error)
      await attempt(async () => {
        await respond(request, { error: refusal })
        say(`Refused: ${refusal.message}`)
      })
      return false
    }
  }

  function findRequest(id: number): PendingRequest | undefined {
    return client.getPendingSessionRequests().find((one) => one.id === id)
  }

  async function respond(
    { id, topic }: PendingRequest,
    answer: { result: unknown } | { error: { code: number; message: string } },
  ): Promise<void> {
    decided.add(id)
    refresh()
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...answer } })
  }

  async function decide(id: number, decision: PhoneDecision): Promise<void> {
    if (decided.has(id)) return
    const prompt = state.get().prompts.find((one) => one.id === id)
    if (!prompt) return
    decided.add(id)
    refresh()
    if (settings.fault === 'hang')
      return say('It hangs: the site will not hear of this.')
    if (settings.fault === 'late')
      await ports.wait(settings.lateSeconds * 1000, signal)
    const isDone = await attempt(() => answer(prompt, decision))
    if (!isDone) decided.delete(id)
    refresh()
  }

  async function answer(
    prompt: PhonePrompt,
    decision: PhoneDecision,
  ): Promise<void> {
    const { id, type } = prompt
    if (type === 'request') return await answerRequest(id, decision)
    const { accountIndex } = memory
    const how = { accountIndex, decision }
    if (type === 'signIn') {
      const request = signIns.get(id)
      return say(await answerSignIn(client, request, { ...how, settings }))
    }
    const { chains } = prompt
    const here = { chains, currentChain: currentChain(), isSettled }
    say(await answerProposal(client, id, { ...how, ...here }))
  }

  async function answerRequest(
    id: number,
    decision: PhoneDecision,
  ): Promise<void> {
    const request = findRequest(id)
    const wanted = prepared.get(id)
    if (!request || !wanted) return
    if (decision.type === 'rejected') {
      await respond(request, { error: rejectedRequest })
      return say('Rejected.')
    }
    const answer = await wanted.fulfil().then(
      (result) => ({ result }),
      (error: unknown) => ({ error: toRpcError(error) }),
    )
    await respond(request, answer)
    say('error' in answer ? answer.error.message : `${wanted.heading}: done.`)
  }

  /** The wallet moves; the site that asked may see it there from now on. */
  async function goToChain(to: number, topic?: string): Promise<void> {
    remember({ chainId: to })
    for (const session of client.session.getAll()) {
      const granted = sites.chainsOf(session)
      if (!granted.includes(currentChain())) {
        if (session.topic !== topic) continue
        await sites.grant(session, [...granted, currentChain()])
      }
      await sites.emitChain(session.topic)
    }
    refresh()
  }

  /** Whether it went well; what went wrong is said. */
  async function attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action()
      return true
    } catch (error) {
      say(`That failed: ${toRpcError(error).message}`)
      return false
    }
  }

  followClient(client, { settings, signal, onChange: refresh })
  refresh()

  return {
    state,
    knownChains,
    say,
    decide,
    async pair(uri) {
      const isPaired = await attempt(() => client.pair({ uri }).then(() => {}))
      if (isPaired && state.get().prompts.length === 0)
        say('Paired: waiting for the site.')
    },
    async selectAccount(accountIndex) {
      remember({ accountIndex })
      for (const { topic } of client.session.getAll())
        await attempt(() => sites.emitAccount(topic))
      refresh()
    },
    async selectChain(to) {
      await attempt(() => goToChain(to))
    },
    async setGranted(topic, chain, isGranted) {
      await attempt(async () => {
        const session = client.session.get(topic)
        const others = sites.chainsOf(session).filter((one) => one !== chain)
        await sites.grant(session, isGranted ? [...others, chain] : others)
      })
      refresh()
    },
    setIgnoring(isIgnoring) {
      remember({ isIgnoring })
    },
    async disconnect(topic) {
      await attempt(() => client.disconnect({ topic, reason: disconnected }))
      say('Disconnected.')
    },
  }
}
