import { describe, expect, it } from 'vitest'
import type { LogoSource } from '../../ports/LogoSource.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { getLogo } from './getLogo.js'

const wallet = { type: 'wallet', id: 'kite' } as const
const drawing = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`)}`
const plain = drawing('<path d="M0 0h9v9z"/>')

function setUp(logos?: LogoSource | false) {
  const asked: string[] = []
  const source: LogoSource | false | undefined =
    logos &&
    (async (subject) => {
      asked.push(subject.type)
      return await logos(subject)
    })
  const { kit } = createTestKit({ logos: logos === false ? false : source })
  return { kit, asked }
}

describe('the logo of something', () => {
  it('comes with the kit, and is kept', async () => {
    const { kit } = setUp()
    const subject = { type: 'wallet', id: 'metamask' } as const
    const logo = await getLogo(kit, subject)
    expect(logo).toMatch(/^data:image\/svg\+xml,/)
    expect(kit.stores.logos.getState().byKey.get('wallet/metamask')).toBe(logo)
    expect(await getLogo(kit, { type: 'wallet', id: 'io.metamask' })).toBe(logo)
    expect(await getLogo(kit, wallet)).toBeUndefined()
  })

  it('is asked of the site’s own source once, by however many', async () => {
    const { asked, kit } = setUp(async () => plain)
    const both = [getLogo(kit, wallet), getLogo(kit, wallet)]
    expect(await Promise.all(both)).toEqual([plain, plain])
    expect(await getLogo(kit, wallet)).toBe(plain)
    expect(asked).toEqual(['wallet'])
  })

  it('is judged when it is a picture, and taken when it is an address', async () => {
    const hostile = drawing('<script>alert(1)</script>')
    expect(
      await getLogo(setUp(async () => hostile).kit, wallet),
    ).toBeUndefined()
    expect(await getLogo(setUp(async () => '/kite.svg').kit, wallet)).toBe(
      '/kite.svg',
    )
  })

  it('is none where logos are turned off', async () => {
    const { kit } = setUp(false)
    expect(
      await getLogo(kit, { type: 'wallet', id: 'metamask' }),
    ).toBeUndefined()
  })

  it('is asked for again after a failure, which throws nothing', async () => {
    let isDown = true
    const { kit } = setUp(async () => {
      if (isDown) throw new Error('offline')
      return plain
    })
    expect(await getLogo(kit, wallet)).toBeUndefined()
    isDown = false
    expect(await getLogo(kit, wallet)).toBe(plain)
  })
})
