import { type AddressName, addressNamePath } from '@hasp/protocol/data'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const site = 'https://shop.example'

/** Who signed for a name, and what was sent. */
interface Registration {
  readonly name: string
  readonly request: {
    readonly coinType: number
    readonly address: Hex
    readonly message: string
    readonly signature: Hex
  }
}

/** People who take names, and remember what they were told. */
export function createRegistrants(url: string, domain: string) {
  /** The service said that it is theirs. */
  const given: Registration[] = []
  /** It said nothing. */
  const open: Registration[] = []
  let count = 0
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/v1/names/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, answer }
  }
  const register = async () => {
    const person = privateKeyToAccount(generatePrivateKey())
    // Neither digits nor letters that look like others.
    const label = [...`${count++}`]
      .map((digit) => 'bcdfghjkpq'[+digit])
      .join('')
    const name = `test${label}.${domain}`
    const { address } = person
    const asked = { name, address, coinType: 60 }
    const { answer } = await post('challenges', asked)
    const message = `${answer.message}`
    const signature = await person.signMessage({ message })
    const one = { name, request: { coinType: 60, address, message, signature } }
    open.push(one)
    const { status } = await post('registrations', one.request)
    if (status !== 200) throw new Error(`It answered ${status}.`)
    open.splice(open.indexOf(one), 1)
    given.push(one)
  }
  /** Until the service is gone. */
  const registerOn = async () => {
    for (;;) {
      const isGone = await register().then(
        () => false,
        (error: unknown) => {
          if (error instanceof TypeError) return true
          throw error
        },
      )
      if (isGone) return
    }
  }
  return {
    given,
    open,
    async runCrowd(size: number) {
      await Promise.all(Array.from({ length: size }, registerOn))
    },
    repeat: ({ request }: Registration) => post('registrations', request),
    /** What the service says that somebody is called. */
    async nameOf({ request }: Registration): Promise<string | null> {
      const path = addressNamePath(request.address, 'eip155:31337')
      const response = await fetch(url + path)
      if (!response.ok) throw new Error(`It answered ${response.status}.`)
      return ((await response.json()) as AddressName).name
    },
  }
}
