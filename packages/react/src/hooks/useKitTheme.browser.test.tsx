import { afterEach, expect, it } from 'vitest'
import { emulateMedia } from '../testing/emulateMedia.js'
import { renderKit } from '../testing/renderKit.js'
import { useKitTheme } from './useKitTheme.js'

/** What the visitor's system is set to; nothing is as it was. */
async function setSystem(scheme: 'light' | 'dark' | ''): Promise<void> {
  await emulateMedia(scheme ? { 'prefers-color-scheme': scheme } : {})
}

function Theme() {
  const { mode, resolved } = useKitTheme()
  return <p>{`${mode} ${resolved}`}</p>
}

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(async () => {
  rendered?.unmount()
  await setSystem('')
})

it('[R4.15] system is what the visitor’s system says, also when it changes', async () => {
  await setSystem('light')
  rendered = renderKit({
    children: <Theme />,
    options: { theme: { mode: 'system' } },
  })
  const { container } = rendered
  await expect.poll(() => container.textContent).toBe('system light')
  await setSystem('dark')
  await expect.poll(() => container.textContent).toBe('system dark')
  await setSystem('light')
  await expect.poll(() => container.textContent).toBe('system light')
})

it('[R4.15] light and dark are so whatever the system says', async () => {
  await setSystem('dark')
  rendered = renderKit({
    children: <Theme />,
    options: { theme: { mode: 'light' } },
  })
  const { container } = rendered
  await expect.poll(() => container.textContent).toBe('light light')
})
