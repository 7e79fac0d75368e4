import { expect, it } from 'vitest'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { dataSource } from '../../clients/dataService/dataSource.js'
import { KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import type { NameRegistry } from '../../ports/NameSource.js'
import { bridgeAddresses, setUpBridge } from '../../testing/setUpBridge.js'
import { registerName } from './registerName.js'

const name = 'mira.tide.example'
const lost = () => Promise.reject(new TypeError('fetch failed'))

/** A kit with a registry of the site's own, whose answers a test says. */
async function setUp(...answers: (() => Promise<void>)[]) {
  const sent: Parameters<NameRegistry['register']>[0][] = []
  const registry: NameRegistry = {
    suggest: async () => ({ domain: 'tide.example', suggestions: [] }),
    challenge: async ({ address }) => ({
      message: `${address} ${sent.length}`,
    }),
    async register(request) {
      sent.push(request)
      await answers.shift()?.()
    },
  }
  const { clock, connectKite, kit, wallet } = setUpBridge({}, undefined, {
    adapters: [evm()],
    data: dataSource({
      loadNames: async () => ({
        lookUp: async () => undefined,
        identify: async () => ({}),
        registry,
      }),
    }),
  })
  wallet.every('personal_sign').answer(`0x${'11'.repeat(65)}`)
  await connectKite()
  const signatures = () =>
    wallet.calls.filter(({ method }) => method === 'personal_sign').length
  return { clock, kit, sent, signatures, wallet }
}

const unanswered = {
  code: 'NAME_UNRESOLVED',
  context: { name, problem: 'unanswered' },
}

it('[R7.31] a name is unknown to be taken whatever fails but the registry’s own word, and signed for once', async () => {
  const { kit, sent, signatures } = await setUp(lost)
  await expect(registerName(kit, { name })).rejects.toMatchObject(unanswered)
  expect(await registerName(kit, { name })).toMatchObject({ name })
  expect(signatures()).toBe(1)
  expect(sent[1]).toMatchObject({ message: sent[0]?.message })
})

it('[R7.31] what was signed is over once the registry has refused it', async () => {
  const taken = () =>
    Promise.reject(new KitError('NAME_UNRESOLVED', { reason: 'Taken.' }))
  const { kit, signatures } = await setUp(lost, taken)
  await expect(registerName(kit, { name })).rejects.toMatchObject(unanswered)
  const refused = registerName(kit, { name })
  await expect(refused).rejects.toMatchObject({ context: { reason: 'Taken.' } })
  expect(signatures()).toBe(1)
  await registerName(kit, { name })
  expect(signatures()).toBe(2)
})

it('[R7.31] what was signed too long ago to be taken is signed anew, in one press', async () => {
  const late = () => Promise.reject(new KitError('NAME_UNRESOLVED', { name }))
  const { kit, sent, signatures } = await setUp(lost, late)
  await expect(registerName(kit, { name })).rejects.toMatchObject(unanswered)
  const steps: string[] = []
  await registerName(kit, {
    name,
    onAsk: () => void steps.push('asked'),
    onSigned: () => void steps.push('signed'),
  })
  expect(steps).toEqual(['signed', 'asked', 'signed'])
  expect(signatures()).toBe(2)
  expect(sent[2]?.message).not.toBe(sent[0]?.message)
})

it('[R7.31] what one account signed is not sent for another, and kept for it', async () => {
  const { clock, kit, sent, signatures, wallet } = await setUp(lost)
  const [first, second] = bridgeAddresses
  const use = async (address: string) => {
    wallet.setAccounts([address])
    await clock.advance(1_000)
    expect(requireActiveAccount(kit)).toMatchObject({ address })
  }
  await expect(registerName(kit, { name })).rejects.toMatchObject(unanswered)
  await use(second)
  await registerName(kit, { name })
  expect(sent[1]).toMatchObject({ address: second })
  expect(signatures()).toBe(2)
  await use(first)
  await registerName(kit, { name })
  expect(sent[2]).toEqual({
    ...sent[0],
    signal: expect.anything(),
    onRefused: expect.anything(),
  })
  expect(signatures()).toBe(2)
})
