import { connect, disconnect } from '@hasp/core'
import { readKitState } from '@hasp/core/cookie'
import { expect, it, onTestFinished } from 'vitest'
import { renderKit } from '../../../testing/renderKit.js'
import { useKitCookie } from '../../useKitCookie.js'

function Cookie() {
  useKitCookie()
  return null
}

it('tells a server the theme that the page is in, where the kit follows it', async () => {
  const root = document.documentElement
  root.className = 'dark'
  const { kit, kite, unmount } = renderKit({
    children: <Cookie />,
    options: { theme: { follow: 'class', mode: 'light' } },
  })
  onTestFinished(() => {
    unmount()
    root.removeAttribute('class')
  })
  await connect(kit, { connectorId: kite.info.id })
  const theme = () => readKitState(document.cookie)?.theme
  await expect.poll(theme).toBe('dark')
  root.className = ''
  await expect.poll(theme).toBe('light')
  await disconnect(kit)
  await expect.poll(theme).toBe(undefined)
})
